import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Database errors quote the offending row ("Key (email)=(…) already exists") and drivers attach
 * parameters, so an error is logged by what it is, never by what it carried.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table, cause } = error as Error & Record<string, unknown>
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    code,
    constraint,
    table,
    stack: error.stack ? withoutPersonalData(error.stack) : undefined,
    cause: cause ? describeError(cause) : undefined,
  }
}

const ADDRESS = /[^\s"'<>()=,;:]+@[^\s"'<>()=,;:]+/g
const PARAMETERS = /^params:.*$/gms

export function withoutPersonalData(text: string): string {
  return text.replace(PARAMETERS, 'params: […]').replace(ADDRESS, '[address]')
}

export function createLog(options: { level: string; stream?: { write(line: string): void } }): Log {
  const settings = {
    level: options.level,
    base: undefined,
    serializers: { err: describeError },
    redact: {
      paths: ['email', '*.email', 'token', '*.token', 'password', '*.password', 'to', '*.to'],
    },
  }
  return options.stream ? pino(settings, options.stream) : pino(settings)
}
