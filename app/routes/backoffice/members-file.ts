import { Readable } from 'node:stream'
import { services } from '~/app/context'
import { permitted } from '~/app/middleware/require-staff'
import { PAGE_POLICY_HEADER } from '~/app/page-policy'
import { filterOf, memberQuery } from '~/modules/members/schema'
import type { Route } from './+types/members-file'

/** A POST, because the log is written; the filters come in the address like the list's. */
export async function action({ request, context }: Route.ActionArgs) {
  const by = permitted(context, 'members:move')
  const query = memberQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const parts = await context.get(services).members.exports.csv(by, filterOf(query))
  const bytes = Readable.toWeb(Readable.from(parts, { objectMode: false }))
  return new Response(bytes as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="membros.csv"',
      [PAGE_POLICY_HEADER]: 'streamed',
    },
  })
}
