import { Link } from 'react-router'
import { useTexts } from '~/app/texts'
import { frameTexts } from '~/locales/frame'
import type { Config } from '~/platform/config.server'
import { Logo } from './logo'
import { SocialLinks } from './social-links'

export function SiteFooter({ club, year }: { club: Config['club']; year: number }) {
  const { t } = useTexts(frameTexts)
  const link = 'underline-offset-4 hover:underline'
  return (
    <footer className="mt-20 bg-night text-on-night">
      <div aria-hidden="true" className="h-10 band-onda-light" />
      <div className="shell grid gap-8 py-10 md:grid-cols-[1.4fr_1fr_auto] md:items-start">
        <div>
          <Logo name={club.name} />
          <p className="mt-3 max-w-[34ch] opacity-85">{t.footer.promise}</p>
        </div>
        <ul className="grid gap-2.5">
          <li>
            <Link to="/tcs-e-privacidade" className={link}>
              {t.footer.legal}
            </Link>
          </li>
          <li>
            <a href={`mailto:${club.supportEmail}`} className={link}>
              {t.footer.support}
            </a>
          </li>
          <li>
            <Link to="/sorteio" className={link}>
              {t.footer.draw}
            </Link>
          </li>
        </ul>
        <SocialLinks social={club.social} />
      </div>
      <p className="shell border-t border-white/15 py-5 text-sm opacity-80">
        © {year} {club.name}. {t.footer.rights}
      </p>
    </footer>
  )
}
