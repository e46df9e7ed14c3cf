/** Puts values where a text has {names}. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** Where a member sees points and rewards. */
export const POINTS_PATH = '/area-pessoal#recomendar'
