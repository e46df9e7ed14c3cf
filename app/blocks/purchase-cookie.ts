const NAME = 'compra'
const DAY = 86_400

/** The browser that began a checkout may see more of it than whoever has the return address. */
export function rememberPurchase(reference: string): string {
  return `${NAME}=${reference}; Path=/; Max-Age=${DAY}; HttpOnly; SameSite=Lax`
}

export function rememberedPurchase(request: Request): string | undefined {
  const cookies = request.headers.get('Cookie') ?? ''
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,200})`).exec(cookies)?.[1]
}
