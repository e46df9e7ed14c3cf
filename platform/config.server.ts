import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Environment, environment } from './environment.server'

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

function assemble(env: Environment, production: boolean): Config {
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

function stripeConfig(env: Environment): StripeConfig | undefined {
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
