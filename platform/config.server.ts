import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Everything the process reads from its environment, validated once; nothing else reads it. */
export interface Config {
  production: boolean
  role: 'all' | 'web' | 'worker'
  host: string
  port: number
  publicUrl: string
  dataDir: string
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  appSecret: string
  trustProxy: boolean
  metricsToken: string | undefined
  logLevel: string
  mail: {
    /** Absent: mails stay in the local mailbox, seen at /dev/correio. */
    smtpUrl: string | undefined
    from: string
    connections: number
    /** Messages a second, by all processes together; absent: as fast as the server takes them. */
    rate: number | undefined
    /** Messages a second by receiving domain; `*` is every other domain. */
    domainRates: Record<string, number>
    /** A process that has not been heard of for so long has died; its messages are doubtful. */
    leaseSeconds: number
    /** The day a new sender begins; the first days are limited. */
    warmUpFrom: string | undefined
    /** Where returned mails go: the domain of every return path, and the port they come in by. */
    returnDomain: string
    bounceSmtp: { port: number; host: string } | undefined
    webhookSecret: string | undefined
    dkim: { domain: string; selector: string; privateKey: string } | undefined
  }
  alerts: {
    /** Hours that Premium members are told before the free plan. */
    earlyAccessHours: number
  }
  club: {
    name: string
    supportEmail: string
    social: { instagram: string; facebook: string; youtube: string }
    addAirportFormUrl: string | undefined
  }
  analytics: { src: string; siteId: string } | undefined
  loginErrors: 'specific' | 'generic'
  /** Absent: the demo has a checkout of its own, production sells nothing. */
  stripe: StripeConfig | undefined
  demoPassword: string | undefined
}

export interface StripeConfig {
  secretKey: string
  publishableKey: string | undefined
  /** More than one while a new secret replaces the old. */
  webhookSecrets: string[]
  lifetimeProductId: string
  yearlyProductId: string | undefined
  apiBase: string | undefined
  /** Ids of the hosted pricing tables by page and variant, such as `subscreve-PT`. */
  pricingTables: Partial<Record<string, string>>
}

export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

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

const environment = z.object({
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

const requiredInProduction = {
  DATABASE_URL: 'the PostgreSQL to use, such as postgres://user:password@host:5432/clube',
  PUBLIC_URL: 'the address members see, such as https://www.example.com',
  APP_SECRET: 'at least 32 random characters, such as the output of: openssl rand -base64 36',
  SMTP_URL: 'the mail server, such as smtps://user:password@host:465',
  MAIL_FROM: 'the sender, such as "Clube de Voos <ola@example.com>"',
} as const

export function readConfig(
  options: { production: boolean },
  env: Record<string, string | undefined> = process.env,
): Config {
  const parsed = environment.safeParse(env)
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
  if (options.production) {
    for (const [name, hint] of Object.entries(requiredInProduction)) {
      if (!env[name]) problems.push(`${name} is missing: set it to ${hint}`)
    }
    if (env.APP_SECRET && new Set(env.APP_SECRET).size < 10) {
      problems.push('APP_SECRET does not look random: use the output of: openssl rand -base64 36')
    }
  }
  problems.push(...paymentProblems(env, options.production))
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  return assemble(parsed.data, options.production)
}

const DEFAULT_FROM = 'Clube de Voos <ola@clubedevoos.example>'

function assemble(env: z.output<typeof environment>, production: boolean): Config {
  const port = env.PORT ?? 3000
  const dataDir = path.resolve(env.DATA_DIR ?? './data')
  if (!env.DATABASE_URL) requireWritable(dataDir)
  const dkim = env.MAIL_DKIM_DOMAIN && env.MAIL_DKIM_SELECTOR && env.MAIL_DKIM_KEY
  return {
    production,
    role: env.ROLE ?? 'all',
    host: env.HOST ?? '127.0.0.1',
    port,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    appSecret: env.APP_SECRET ?? storedSecret(dataDir),
    trustProxy: env.TRUST_PROXY ?? false,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? DEFAULT_FROM,
      connections: env.MAIL_CONNECTIONS ?? 5,
      rate: env.MAIL_RATE,
      domainRates: env.MAIL_DOMAIN_RATES ?? {},
      leaseSeconds: env.MAIL_LEASE_SECONDS ?? 30,
      warmUpFrom: env.MAIL_WARMUP_FROM,
      returnDomain: env.MAIL_RETURN_DOMAIN ?? domainOf(env.MAIL_FROM ?? DEFAULT_FROM),
      bounceSmtp:
        env.BOUNCE_SMTP_PORT === undefined
          ? undefined
          : { port: env.BOUNCE_SMTP_PORT, host: env.BOUNCE_SMTP_HOST ?? '127.0.0.1' },
      webhookSecret: env.MAIL_WEBHOOK_SECRET,
      dkim: dkim
        ? {
            domain: env.MAIL_DKIM_DOMAIN as string,
            selector: env.MAIL_DKIM_SELECTOR as string,
            privateKey: dkim,
          }
        : undefined,
    },
    alerts: { earlyAccessHours: env.EARLY_ACCESS_HOURS ?? 24 },
    club: {
      name: env.CLUB_NAME ?? 'Clube de Voos',
      supportEmail: env.SUPPORT_EMAIL ?? 'ajuda@clubedevoos.example',
      social: {
        instagram: env.SOCIAL_INSTAGRAM ?? 'https://www.instagram.com/clubedevoos',
        facebook: env.SOCIAL_FACEBOOK ?? 'https://www.facebook.com/clubedevoos',
        youtube: env.SOCIAL_YOUTUBE ?? 'https://www.youtube.com/@clubedevoos',
      },
      addAirportFormUrl: env.ADD_AIRPORT_FORM_URL,
    },
    analytics:
      env.ANALYTICS_SRC && env.ANALYTICS_SITE_ID
        ? { src: env.ANALYTICS_SRC, siteId: env.ANALYTICS_SITE_ID }
        : undefined,
    loginErrors: env.LOGIN_ERRORS ?? 'specific',
    stripe: stripeConfig(env),
    demoPassword: env.DEMO_PASSWORD,
  }
}

const neededWithKey = {
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the endpoint /webhooks/stripe, such as whsec_…',
  STRIPE_PRODUCT_LIFETIME: "the lifetime plan's product, such as prod_…",
} as const

/** Half a set of keys would take money and not know for what. */
function paymentProblems(env: Record<string, string | undefined>, production: boolean): string[] {
  const problems: string[] = []
  if (env.STRIPE_SECRET_KEY) {
    for (const [name, hint] of Object.entries(neededWithKey)) {
      if (!env[name]) problems.push(`${name} is missing: set it to ${hint}`)
    }
  }
  if (production && env.STRIPE_API_BASE) problems.push('STRIPE_API_BASE is for tests: remove it')
  return problems
}

function stripeConfig(env: z.output<typeof environment>): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRODUCT_LIFETIME } = env
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRODUCT_LIFETIME) return undefined
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: STRIPE_WEBHOOK_SECRET.split(','),
    lifetimeProductId: STRIPE_PRODUCT_LIFETIME,
    yearlyProductId: env.STRIPE_PRODUCT_YEARLY,
    apiBase: env.STRIPE_API_BASE,
    pricingTables: {
      'subscreve-PT': env.STRIPE_PRICING_TABLE_SUBSCREVE_PT,
      'subscreve-BR': env.STRIPE_PRICING_TABLE_SUBSCREVE_BR,
      'pt-PT': env.STRIPE_PRICING_TABLE_PT,
      'br-BR': env.STRIPE_PRICING_TABLE_BR,
      'sorteio-curtida-PT': env.STRIPE_PRICING_TABLE_SORTEIO_CURTIDA_PT,
      'sorteio-curtida-BR': env.STRIPE_PRICING_TABLE_SORTEIO_CURTIDA_BR,
    },
  }
}

function domainOf(sender: string): string {
  return /@([^\s>]+)/.exec(sender)?.[1] ?? ''
}

/** The demo makes its own secret and keeps it, so that links in old demo mails go on working. */
function storedSecret(dataDir: string): string {
  requireWritable(dataDir)
  const file = path.join(dataDir, 'app-secret')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(36).toString('base64'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8')
}

function requireWritable(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new ConfigError([
      `DATA_DIR ${dataDir} can't be written (${(error as NodeJS.ErrnoException).code}): choose another folder with DATA_DIR=… or change its rights`,
    ])
  }
}

/** Not `recursive`: on file systems that answer ENOENT to a new folder, such as /proc, it never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Two processes that start together make it once.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
