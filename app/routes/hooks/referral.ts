import { redirect } from 'react-router'
import { services } from '~/app/context'
import { cookie, REFERRAL_COOKIE, readCookie } from '~/app/cookies'
import { REFERRAL_DAYS } from '~/modules/promotions/model'
import type { Route } from './+types/referral'

/** A member's link: remembers whose it was and shows the same page as to everybody. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { promotions, config } = context.get(services)
  const touch = await promotions.touch(params.code, readCookie(request, REFERRAL_COOKIE))
  const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  if (touch) {
    const secure = config.publicUrl.startsWith('https:')
    headers.append('Set-Cookie', cookie(REFERRAL_COOKIE, touch, REFERRAL_DAYS * 86_400, secure))
  }
  return redirect('/', { status: 302, headers })
}
