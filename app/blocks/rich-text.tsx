import { classNames } from '~/app/ui/class-names'

/** The one place where HTML becomes part of a page: our own texts, or sanitised on the server. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={classNames('prose-club', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: callers pass source texts or the output of platform/sanitise.server.ts.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
