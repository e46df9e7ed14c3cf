import type { CSSProperties } from 'react'

export const palette = {
  ink: '#0c2340',
  cobalt: '#1f4e9e',
  sand: '#fbf3e4',
  card: '#fffdf8',
  line: '#e4d6bb',
  muted: '#51627a',
  sunset: '#f4673f',
  sunsetInk: '#b83a17',
  sea: '#0d6e6e',
  stub: '#f8ecd8',
  flapInk: '#fff8ec',
}

export const face = 'Figtree, "Segoe UI", Helvetica, Arial, sans-serif'
export const display = `"Bricolage Grotesque", ${face}`

export const styles = {
  page: { margin: 0, padding: '24px 12px', backgroundColor: palette.sand, fontFamily: face },
  container: { maxWidth: 600, margin: '0 auto' },
  masthead: { padding: '4px 8px 16px' },
  wordmark: {
    color: palette.ink,
    fontFamily: display,
    fontSize: 20,
    fontWeight: 800,
    textDecoration: 'none',
  },
  logo: { display: 'inline-block', verticalAlign: 'middle', marginRight: 10, borderRadius: 8 },
  sheet: {
    backgroundColor: palette.card,
    border: `1px solid ${palette.line}`,
    borderRadius: 20,
    padding: '28px 28px 24px',
  },
  heading: {
    margin: '0 0 12px',
    color: palette.ink,
    fontFamily: display,
    fontSize: 30,
    lineHeight: '34px',
    fontWeight: 800,
  },
  text: { margin: '0 0 16px', color: palette.ink, fontSize: 17, lineHeight: '27px' },
  small: { margin: '0 0 8px', color: palette.muted, fontSize: 13, lineHeight: '20px' },
  quietLink: { color: palette.muted, textDecoration: 'underline' },
  button: {
    display: 'inline-block',
    backgroundColor: palette.sunset,
    color: palette.ink,
    fontSize: 17,
    fontWeight: 700,
    padding: '14px 22px',
    borderRadius: 14,
    borderBottom: `4px solid ${palette.sunsetInk}`,
    textDecoration: 'none',
  },
  stub: { padding: 18, borderRadius: 14, backgroundColor: palette.stub },
  address: { color: palette.cobalt, fontSize: 13, lineHeight: '20px', wordBreak: 'break-all' },
} satisfies Record<string, CSSProperties>
