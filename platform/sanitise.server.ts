import sanitize from 'sanitize-html'

const rules: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    // A page that we link to learns nothing of the reader's page and can't steer it.
    a: (tagName, { href = '' }) => {
      const attribs: sanitize.Attributes = {}
      if (URL.parse(href)?.protocol === 'https:')
        Object.assign(attribs, { href, rel: 'noopener nofollow', target: '_blank' })
      return { tagName, attribs }
    },
  },
}

/** What people typed, reduced to a short list of harmless tags; the only way HTML enters a page. */
export function sanitiseHtml(html: string): string {
  return sanitize(html, rules).trim()
}

/** The words alone, one string a paragraph, for places that take no HTML. */
export function paragraphsOf(html: string): string[] {
  return html
    .split(/<\/(?:p|li)>|<br\s*\/?>/i)
    .map((part) => sanitize(part, { allowedTags: [], allowedAttributes: {} }))
    .map((part) =>
      part
        .replace(/&nbsp;/g, ' ')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&')
        .trim(),
    )
    .filter((part) => part !== '')
}
