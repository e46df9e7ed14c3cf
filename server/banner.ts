import { demoAccounts } from '~/content/demo/accounts'
import type { Config } from '~/platform/config.server'

export function banner(config: Config, freshPassword: string | undefined): string {
  const address = `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${config.port}`
  const lines = [
    '',
    `  ${config.club.name} está no ar`,
    '',
    `  Site      ${address}`,
    ...(config.mail.smtpUrl ? [] : [`  Correio   ${address}/dev/correio`]),
    `  Contas    ${demoAccounts.map(({ email }) => email).join(', ')}`,
    `  Equipa    ${address}/admin/entrar (código do telemóvel: ${address}/dev/codigo)`,
    freshPassword
      ? `  Senha     ${freshPassword}`
      : '  Senha     a que foi mostrada no primeiro arranque (DEMO_PASSWORD escolhe outra)',
    '',
    '  Ctrl-C para parar',
    '',
  ]
  return lines.join('\n')
}
