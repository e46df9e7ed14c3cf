import { Link } from 'react-router'
import { useTexts } from '~/app/texts'
import { Icon } from '~/app/ui/icon'
import { homeTexts } from '~/locales/home'

/** SPEC §2: the round badge to the like draw, as a sticker whose rim goes slowly round. */
export function DrawBadge({ className }: { className: string }) {
  const { t } = useTexts(homeTexts)
  return (
    <Link
      to="/sorteio-curtida"
      className={`group grid place-items-center overflow-clip rounded-full bg-gold text-on-sunset shadow-lift transition hover:scale-105 ${className}`}
    >
      <span className="sr-only">{t.home.badge.label}</span>
      {/* The turning is a box of its own: letters inside a turning drawing would be laid out anew in every frame. */}
      <span className="col-start-1 row-start-1 size-full will-change-transform motion-safe:animate-ring group-hover:[animation-play-state:paused] group-focus-visible:[animation-play-state:paused]">
        <svg viewBox="0 0 128 128" aria-hidden="true" className="size-full">
          <circle
            cx="64"
            cy="64"
            r="60"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray="2 4"
          />
          <path id="rim" d="M64 20a44 44 0 1 1-.01 0" fill="none" />
          {/* The length is given, so that the words close the ring in any font. */}
          <text className="fill-current font-display text-[15px] font-extrabold uppercase">
            <textPath href="#rim" textLength="274" lengthAdjust="spacing">
              {t.home.badge.ring}
            </textPath>
          </text>
        </svg>
      </span>
      <span className="col-start-1 row-start-1 grid size-[42%] place-items-center rounded-full bg-night text-gold">
        <Icon name="heart" className="size-3/5 fill-current" />
      </span>
    </Link>
  )
}
