/** Structured facts for search engines. A `<` in a text can't end the script. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would turn the quotes into entities, which JSON does not know.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
