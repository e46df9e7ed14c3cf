import { z } from 'zod'

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional())
const url = (...protocols: string[]) =>
  z.string().refine(
    (value) => {
      const parsed = URL.parse(value)
      return parsed !== null && protocols.includes(parsed.protocol) && parsed.hostname !== ''
    },
    `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  )
const flag = z.enum(['true', 'false', '1', '0']).transform((v) => v === 'true' || v === '1')
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)

const pricingTable = optional(z.string().regex(/^prctbl_/, 'must be a table id, prctbl_…'))

/** 'gmail.com=20,*=50' */
const domainRates = z.string().transform((value, context) => {
  const rates: Record<string, number> = {}
  for (const pair of value.split(',')) {
    const [domain, rate] = pair.split('=').map((part) => part.trim().toLowerCase())
    if (!domain || !(Number(rate) > 0)) {
      context.addIssue({ code: 'custom', message: 'must look like gmail.com=20,*=50' })
      return z.NEVER
    }
    rates[domain] = Number(rate)
  }
  return rates
})

/** Every variable there is; `.env.example` shows each. */
export const environment = z.object({
  PORT: optional(wholeNumber(0, 65_535)),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(url('http:', 'https:')),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(url('postgres:', 'postgresql:')),
  ROLE: optional(z.enum(['all', 'web', 'worker'], 'must be all, web or worker')),
  APP_SECRET: optional(z.string().min(32, 'must have at least 32 random characters')),
  TRUST_PROXY: optional(flag),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])),
  SMTP_URL: optional(url('smtp:', 'smtps:')),
  MAIL_FROM: optional(z.string().regex(/@/, 'must contain an e-mail address')),
  MAIL_CONNECTIONS: optional(wholeNumber(1, 100)),
  MAIL_RATE: optional(wholeNumber(1, 10_000)),
  MAIL_DOMAIN_RATES: optional(domainRates),
  MAIL_LEASE_SECONDS: optional(wholeNumber(1, 600)),
  MAIL_WARMUP_FROM: optional(z.iso.date('must be a day such as 2026-01-31')),
  MAIL_RETURN_DOMAIN: optional(z.string().regex(/^[a-z0-9.-]+$/i, 'must be a domain name')),
  BOUNCE_SMTP_PORT: optional(wholeNumber(0, 65_535)),
  BOUNCE_SMTP_HOST: optional(z.string()),
  MAIL_WEBHOOK_SECRET: optional(z.string().min(24, 'must have at least 24 characters')),
  EARLY_ACCESS_HOURS: optional(wholeNumber(0, 168)),
  MAIL_DKIM_DOMAIN: optional(z.string()),
  MAIL_DKIM_SELECTOR: optional(z.string()),
  MAIL_DKIM_KEY: optional(z.string()),
  CLUB_NAME: optional(z.string()),
  SUPPORT_EMAIL: optional(z.email('must be an e-mail address')),
  SOCIAL_INSTAGRAM: optional(url('https:')),
  SOCIAL_FACEBOOK: optional(url('https:')),
  SOCIAL_YOUTUBE: optional(url('https:')),
  ADD_AIRPORT_FORM_URL: optional(url('https:')),
  ANALYTICS_SRC: optional(url('https:')),
  ANALYTICS_SITE_ID: optional(z.string()),
  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^(sk|rk)_(test|live)_/, 'must be a secret key, such as sk_live_…'),
  ),
  STRIPE_PUBLISHABLE_KEY: optional(
    z.string().regex(/^pk_(test|live)_/, 'must be a publishable key, such as pk_live_…'),
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    z
      .string()
      .regex(/^whsec_[^\s,]+(,whsec_[^\s,]+)*$/, 'must be a signing secret, such as whsec_…'),
  ),
  STRIPE_PRODUCT_LIFETIME: optional(z.string().regex(/^prod_/, 'must be a product id, prod_…')),
  STRIPE_PRODUCT_YEARLY: optional(z.string().regex(/^prod_/, 'must be a product id, prod_…')),
  STRIPE_API_BASE: optional(url('http:', 'https:')),
  STRIPE_PRICING_TABLE_SUBSCREVE_PT: pricingTable,
  STRIPE_PRICING_TABLE_SUBSCREVE_BR: pricingTable,
  STRIPE_PRICING_TABLE_PT: pricingTable,
  STRIPE_PRICING_TABLE_BR: pricingTable,
  STRIPE_PRICING_TABLE_SORTEIO_CURTIDA_PT: pricingTable,
  STRIPE_PRICING_TABLE_SORTEIO_CURTIDA_BR: pricingTable,
  LOGIN_ERRORS: optional(z.enum(['specific', 'generic'], 'must be specific or generic')),
  DEMO_PASSWORD: optional(z.string().min(8, 'must have at least 8 characters')),
})

export type Environment = z.output<typeof environment>
