const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  chevron: 'M6 9l6 6 6-6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  check: 'M5 13l4.500 4.500L19 7',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.500v13l11-6.500z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16.500 16.500L21 21',
  external: 'M14 5h5v5M19 5l-9 9M17 14v5H5V7h5',
  plane:
    'M3 13.500l7-2.500V5.500a2 2 0 0 1 4 0V11l7 2.500v2l-7-1.500v4l2.500 2v1.500L12 20.500 7.500 21.500V20l2.500-2v-4l-7 1.500z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  instagram:
    'M7.500 4h9A3.500 3.500 0 0 1 20 7.500v9a3.500 3.500 0 0 1-3.500 3.500h-9A3.500 3.500 0 0 1 4 16.500v-9A3.500 3.500 0 0 1 7.500 4zM12 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM16.800 7.200h.01',
  facebook:
    'M14 21v-8h3l.500-3.500H14V7.500c0-1 .5-1.500 1.600-1.500H17.500V3.200C17 3.100 16.200 3 15.300 3 12.800 3 11 4.500 11 7.200v2.300H8V13h3v8',
  youtube:
    'M21 8.200c-.2-1.600-.9-2.200-2.400-2.400C16.800 5.600 14.500 5.500 12 5.500s-4.800.1-6.600.3C3.900 6 3.200 6.600 3 8.200c-.2 1.200-.2 2.500-.2 3.800s0 2.600.2 3.800c.2 1.600.9 2.200 2.400 2.400 1.800.2 4.100.3 6.600.3s4.800-.1 6.600-.3c1.500-.2 2.200-.8 2.400-2.400.2-1.200.2-2.500.2-3.800s0-2.600-.2-3.800zM10.200 15V9l5 3z',
  whatsapp:
    'M4 20l1.300-4A8 8 0 1 1 8.200 19zM9 8.500c0 3.500 3 6.500 6.500 6.500l.8-1.600-2-1.100-.9.7c-1-.5-1.900-1.400-2.400-2.400l.7-.9-1.100-2z',
  x: 'M5 4l14 16M19 4L5 20',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
