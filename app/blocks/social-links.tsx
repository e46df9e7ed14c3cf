import { useTexts } from '~/app/texts'
import { Icon } from '~/app/ui/icon'
import { frameTexts } from '~/locales/frame'
import type { Config } from '~/platform/config.server'

export function SocialLinks({ social }: { social: Config['club']['social'] }) {
  const { t } = useTexts(frameTexts)
  const networks = [
    ['instagram', 'Instagram'],
    ['facebook', 'Facebook'],
    ['youtube', 'YouTube'],
  ] as const
  return (
    <ul aria-label={t.header.social} className="flex items-center">
      {networks.map(([name, label]) => (
        <li key={name}>
          <a
            href={social[name]}
            target="_blank"
            rel="noopener"
            aria-label={label}
            className="grid size-10 nav:size-9 place-items-center rounded-full text-current hover:bg-sand-2 hover:text-ink"
          >
            <Icon name={name} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  )
}
