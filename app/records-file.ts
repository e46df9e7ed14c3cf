import { data } from 'react-router'

/** A member's export as a file to keep. */
export function recordsFile(records: Record<string, unknown> | undefined): Response {
  if (!records) throw data(null, 404)
  return new Response(JSON.stringify(records, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="clube-de-voos-dados.json"',
      'Cache-Control': 'no-store',
    },
  })
}
