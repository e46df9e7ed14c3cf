import { useNavigation } from 'react-router'
import { useTexts } from '~/app/texts'
import { frameTexts } from '~/locales/frame'

/** SPEC §2: the personal area says that it is coming. */
export function LoadingNotice() {
  const { t } = useTexts(frameTexts)
  const { state, location } = useNavigation()
  const coming = state === 'loading' && location.pathname === '/area-pessoal'
  return (
    <p
      role="status"
      className={
        coming
          ? 'fixed inset-x-0 top-20 z-40 mx-auto w-max rounded-full bg-night px-5 py-2 font-semibold text-on-night shadow-lift'
          : 'sr-only'
      }
    >
      {coming && t.viewer.loading}
    </p>
  )
}
