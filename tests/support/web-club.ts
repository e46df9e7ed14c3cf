import type { AddressInfo } from 'node:net'
import { builtClub } from './built-club'
import { type TestClub, testClub } from './test-club'

type Bundle = Awaited<ReturnType<typeof builtClub>>

export interface WebClub extends TestClub {
  url: string
  pages: Awaited<ReturnType<Bundle['createWebServer']>>['pages']
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Posts a form as a page of the site would. */
  post(path: string, fields: Record<string, string>, init?: RequestInit): Promise<Response>
  /** The cookies of a member who signed in by the form. */
  signIn(email: string, password: string): Promise<string>
}

/** A test club behind its real web server: the built bundle, a real port. */
export async function webClub(options: Parameters<typeof testClub>[0] = {}): Promise<WebClub> {
  await using undo = new AsyncDisposableStack()
  const club = undo.use(await testClub(options))
  const { createWebServer, loadPages } = await builtClub()
  const { server, pages } = await createWebServer(club, loadPages)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  undo.defer(async () => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const teardown = undo.move()
  const fetchHere: WebClub['fetch'] = (target, init) =>
    fetch(new URL(target, url), { redirect: 'manual', ...init })
  const post: WebClub['post'] = (target, fields, init = {}) =>
    fetchHere(target, {
      method: 'POST',
      body: new URLSearchParams(fields),
      ...init,
      headers: { Origin: url, ...init.headers },
    })
  return {
    ...club,
    url,
    pages,
    fetch: fetchHere,
    post,
    async signIn(email, password) {
      const answer = await post('/entrar', { email, password })
      if (answer.status !== 303) throw new Error(`${email} was refused: ${answer.status}`)
      return cookiesOf(answer)
    },
    [Symbol.asyncDispose]: () => teardown.disposeAsync(),
  }
}

/** What a browser would send back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}
