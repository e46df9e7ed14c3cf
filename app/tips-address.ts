/** A page of the tips as an address that can be shared; what is left out is the plain list. */
export function tipsAddress({ query = '', page = 1 }: { query?: string; page?: number }): string {
  const search = new URLSearchParams()
  if (query) search.set('q', query)
  if (page > 1) search.set('pagina', String(page))
  return search.size > 0 ? `/dicas-de-viagens?${search}` : '/dicas-de-viagens'
}
