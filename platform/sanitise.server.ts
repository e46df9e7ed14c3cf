import sanitizeHtml from 'sanitize-html'

/** What a text may be made of: no script, no style, no frame, no picture from elsewhere. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'strong',
    'b',
    'em',
    'i',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
  ],
  allowedAttributes: { a: ['href', 'title', 'target', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    // The page at the other end must not reach back into ours.
    a: (tagName, { href = '', title }) => ({
      tagName,
      attribs: {
        href,
        ...(title && { title }),
        ...(/^https?:/i.test(href) && { target: '_blank', rel: 'noopener' }),
      },
    }),
  },
}

/** The only way HTML becomes fit for RichText. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, allowed)
}

const BLOCK_END = /<\/(?:p|h[1-6]|li|ul|ol|blockquote|div|td|tr)>|<(?:br|hr)\b/gi
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** What a reader sees, on one line: tags gone, entities resolved, blocks kept apart. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replace(BLOCK_END, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
  return text
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
