/** SPEC §2: plain text, the same in both variants. */
export function loader() {
  return new Response('Unauthorized Access', {
    status: 403,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** There is no screen to show inside the site, so a visitor sent here by a page leaves it. */
export function clientLoader(): Promise<never> {
  location.assign('/unauthorized')
  return new Promise(() => {})
}
