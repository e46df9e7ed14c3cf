import { data, Link } from 'react-router'
import { services } from '~/app/context'
import type { Route } from './+types/mail'

export async function loader({ params, context }: Route.LoaderArgs) {
  const mail = await context.get(services).mailbox?.read(Number(params.id))
  if (!mail) throw data(null, 404)
  const links = [
    ...new Set(
      [...mail.html.matchAll(/href="(http[^"]+)"/g)].map(([, url = '']) =>
        url.replaceAll('&amp;', '&'),
      ),
    ),
  ]
  return { id: mail.id, subject: mail.subject, text: mail.text, headers: mail.headers, links }
}

export default function Mail({ loaderData }: Route.ComponentProps) {
  const { id, subject, text, headers, links } = loaderData
  return (
    <>
      <title>{`${subject} · Correio local`}</title>
      <Link to="/dev/correio" className="text-cobalt underline">
        Correio local
      </Link>
      <h1 className="mb-6 mt-2 text-3xl">{subject}</h1>
      <div className="grid gap-6 lg:grid-cols-[1.4fr_1fr]">
        <iframe
          title="HTML"
          src={`/dev/correio/${id}/html`}
          className="h-[44rem] w-full rounded-card border border-line bg-white"
        />
        <div className="grid content-start gap-6">
          <section>
            <h2 className="text-xl">Links</h2>
            <ul className="mt-2 grid gap-2">
              {links.map((url) => (
                <li key={url}>
                  <a href={url} className="break-all text-cobalt underline">
                    {url}
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="text-xl">Texto</h2>
            <pre className="mt-2 overflow-auto whitespace-pre-wrap rounded-control border border-line bg-card p-4 text-sm">
              {text}
            </pre>
          </section>
          <section>
            <h2 className="text-xl">Cabeçalhos</h2>
            <dl className="mt-2 grid gap-1 text-sm">
              {Object.entries(headers).map(([name, value]) => (
                <div key={name}>
                  <dt className="inline font-semibold">{name}: </dt>
                  <dd className="inline break-all">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </>
  )
}
