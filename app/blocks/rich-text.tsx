import { classNames } from '~/app/ui/class-names'

/** HTML that platform/sanitise.server.ts made safe; the only place that sets HTML as it is. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={classNames('prose-club', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, once, for every text.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
