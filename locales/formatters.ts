/** Making one of the browser's formatters takes a phone five milliseconds, using it none: each is made once. */
export function madeOnce<Key, Formatter>(make: (key: Key) => Formatter): (key: Key) => Formatter {
  const made = new Map<Key, Formatter>()
  return (key) => {
    const known = made.get(key)
    if (known) return known
    const formatter = make(key)
    made.set(key, formatter)
    return formatter
  }
}
