import sanitize from 'sanitize-html'

const rules: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href) }),
  },
}

/** A page that we link to learns nothing of the reader's page and can't steer it. */
function linkTo(href: string): sanitize.Attributes {
  if (URL.parse(href)?.protocol === 'https:')
    return { href, rel: 'noopener nofollow', target: '_blank' }
  return /^\/[\w#?&=%./-]*$/.test(href) && !href.startsWith('//') ? { href } : {}
}

/** Reduced to a short list of harmless tags; the only way HTML enters a page. */
export function sanitiseHtml(html: string): string {
  return sanitize(html, rules).trim()
}

const BLOCK_END = /<\/(?:p|h[1-6]|li|ul|ol|blockquote|div|td|tr)>|<(?:br|hr)\b/gi
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** What a reader sees, on one line: tags gone, entities resolved, blocks kept apart. */
export function plainText(html: string): string {
  const text = sanitize(html.replace(BLOCK_END, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
  return text
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
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
