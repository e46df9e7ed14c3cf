import { type MouseEvent, useState } from 'react'
import { useTexts } from '~/app/texts'
import { Icon, type IconName } from '~/app/ui/icon'
import { blogTexts } from '~/locales/blog'

const round =
  'grid size-12 place-items-center rounded-full border-2 border-line bg-card text-ink transition hover:border-ink/80 hover:bg-sand-2'

/** Plain links to the networks' own pages: nothing of theirs runs on ours. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const { t } = useTexts(blogTexts)
  const links: [IconName, string, string][] = [
    ['whatsapp', t.share.whatsapp, address('https://wa.me/', { text: `${title} ${url}` })],
    [
      'facebook',
      t.share.facebook,
      address('https://www.facebook.com/sharer/sharer.php', { u: url }),
    ],
    ['x', t.share.x, address('https://x.com/intent/post', { text: title, url })],
  ]
  return (
    <section aria-label={t.share.title}>
      <p className="font-semibold">{t.share.title}</p>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {links.map(([icon, label, href]) => (
          <li key={icon}>
            <a href={href} target="_blank" rel="noopener" aria-label={label} className={round}>
              <Icon name={icon} className="size-5" />
            </a>
          </li>
        ))}
        <li>
          <CopyLink url={url} />
        </li>
      </ul>
    </section>
  )
}

/** Without JavaScript it is a link to the page, to be copied by hand. */
function CopyLink({ url }: { url: string }) {
  const { t } = useTexts(blogTexts)
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  async function copy(event: MouseEvent) {
    event.preventDefault()
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <span className="flex flex-wrap items-center gap-3">
      <a href={url} onClick={copy} aria-label={t.share.copy} className={round}>
        <Icon name={outcome === 'copied' ? 'check' : 'link'} className="size-5" />
      </a>
      <span role="status" className="text-sm text-muted">
        {outcome === 'copied' && t.share.copied}
        {outcome === 'failed' && (
          <>
            {t.share.copyFailed} <span className="break-all text-ink">{url}</span>
          </>
        )}
      </span>
    </span>
  )
}

function address(page: string, fields: Record<string, string>): string {
  return `${page}?${new URLSearchParams(fields)}`
}
