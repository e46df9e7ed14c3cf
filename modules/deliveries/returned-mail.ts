import type { Email } from 'postal-mime'

/** What a mail that came back to us says. */
export type ReturnedMail =
  | { says: 'hard' | 'soft'; status: string | undefined }
  | { says: 'complaint' }
  /** A delay, a success, an answer by a person or a robot: nothing is wrong with the address. */
  | { says: 'nothing'; because: 'delay' | 'success' | 'autoreply' | 'not-a-report' }

/** RFC 3464 reports, ARF complaints (RFC 5965), and the many that follow neither. */
export function readReturnedMail(parsed: Email, raw: string): ReturnedMail {
  // A broken multipart has no parts: what there is to read is read as it stands.
  const mail = parsed.text || parsed.html ? parsed : { ...parsed, text: afterHeaders(raw) }
  const complaint = readComplaint(mail)
  if (complaint) return complaint
  const report = readDeliveryStatus(mail)
  if (report) return report
  if (isAutoreply(mail)) return { says: 'nothing', because: 'autoreply' }
  return readProse(mail)
}

/** Everything in the mail in which the name of the delivery it is about could stand. */
export function textsOf(mail: Email, raw: string): string[] {
  return [raw, mail.text ?? '', ...attachedTexts(mail)]
}

function readComplaint(mail: Email): ReturnedMail | undefined {
  const feedback = attached(mail, 'message/feedback-report')
  // Outlook's older reports are the complaint's subject and our mail, nothing else.
  if (feedback === undefined)
    return /^complaint about message from/i.test(mail.subject?.trim() ?? '')
      ? { says: 'complaint' }
      : undefined
  const type = field(feedback, 'feedback-type')?.toLowerCase()
  // "not-spam" takes a complaint back; reports on authentication are about us, not the member.
  const harmless = ['not-spam', 'auth-failure', 'virus', 'other'].includes(type ?? '')
  return harmless ? { says: 'nothing', because: 'not-a-report' } : { says: 'complaint' }
}

function readDeliveryStatus(mail: Email): ReturnedMail | undefined {
  const report =
    attached(mail, 'message/delivery-status') ??
    attached(mail, 'message/global-delivery-status') ??
    attached(mail, 'text/rfc822-headers', /^(action|status):/im)
  if (report === undefined) return undefined
  const action = field(report, 'action')?.toLowerCase()
  const status = /\b([245])\.\d{1,3}\.\d{1,3}\b/.exec(field(report, 'status') ?? '')?.[0]
  if (action === 'delayed') return { says: 'nothing', because: 'delay' }
  if (action && ['delivered', 'relayed', 'expanded'].includes(action))
    return { says: 'nothing', because: 'success' }
  const diagnostic = [field(report, 'diagnostic-code'), mail.text].join('\n')
  return failure(status ?? statusIn(field(report, 'diagnostic-code') ?? ''), diagnostic)
}

const AUTOREPLY_SUBJECT =
  /^(auto(matic)?[ -]?(reply|response)|out of (the )?office|vacation|away from|resposta autom[aá]tica|fora do escrit[oó]rio|aus[eê]ncia)/i

function isAutoreply(mail: Email): boolean {
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
  const submitted = header('auto-submitted').toLowerCase()
  const names = ['x-autoreply', 'x-autorespond', 'x-auto-response']
  if (names.some((name) => header(name) !== '')) return true
  if (AUTOREPLY_SUBJECT.test(mail.subject ?? '')) return true
  // Exim and others say "auto-replied" on failures too, so a failure's own marks come first.
  return submitted.startsWith('auto-replied') && !header('x-failed-recipients') && !fromDaemon(mail)
}

const DAEMON = /mailer[- ]daemon|postmaster|mail delivery|bounce|mdaemon|no-?reply.*deliver/i
const FAILURE_SUBJECT =
  /undeliver|delivery (status|has )?.*fail|failure notice|returned mail|delivery status notification|mail (delivery )?(failed|failure|error)|could not be delivered|n[aã]o (foi )?entregue|delivery problem|mail system error|delivery report|failed mail|unzustellbar|配送|エラー/i
const STILL_TRYING =
  /will (keep trying|continue to|be retried|retry)|delayed|warning: .*not (yet )?(been )?delivered|still being (re)?tried|this is a warning|^warning\b/im

function fromDaemon(mail: Email): boolean {
  return DAEMON.test(`${mail.from?.name ?? ''} ${mail.from?.address ?? ''}`)
}

/** Reports written for people only: a daemon's mail, or one with a failure's subject. */
function readProse(mail: Email): ReturnedMail {
  const failed = mail.headers.some(({ key }) => key === 'x-failed-recipients')
  if (!failed && !fromDaemon(mail) && !FAILURE_SUBJECT.test(mail.subject ?? ''))
    return { says: 'nothing', because: 'not-a-report' }
  const text = explanation(mail)
  if (STILL_TRYING.test(`${mail.subject}\n${text}`) && !/permanent|gave up|giving up/i.test(text))
    return { says: 'nothing', because: 'delay' }
  return failure(statusIn(text), text)
}

/** The report itself, without the copy of our own mail below it. */
function explanation(mail: Email): string {
  const text = mail.text ?? (mail.html ?? '').replace(/<[^>]+>/g, ' ')
  const copy =
    /^-{2,}.*(copy of|original|unsent|below this line|message header|returned message).*$|^return-path:/im.exec(
      text,
    )
  return copy ? text.slice(0, copy.index) : text
}

const NOBODY_THERE =
  /user unknown|unknown user|no such (user|mailbox|recipient|address|person)|(user|mailbox|recipient|account|address|alias).{0,40}(not exist|doesn'?t exist|not found|unknown|unavailable|invalid|disabled|inactive|suspended|deactivated|no longer)|(unknown|invalid|bad|nonexistent|no) (user|mailbox|recipient|address|local part)|does ?n[o']t (exist|have an? .{0,20}account)|not a (valid|known) (user|mailbox|address)|this user doesn'?t|unrouteable address|host (or domain name )?(unknown|not found)|(couldn'?t|could not|unable to) (find any host|be found)|no mail ?box (here )?by that name|NXDOMAIN|domain .{0,30}(not (found|exist)|no such)|user .{0,20}terminated/i
const FULL = /over ?quota|quota (exceeded|full)|mailbox .{0,20}full|insufficient storage/i

/** A 5.1.x or 5.2.1 says nobody is there; other refusals may pass, so they count before they decide. */
function failure(status: string | undefined, words: string): ReturnedMail {
  const hard = status ? hardByStatus(status) : undefined
  if (hard !== undefined) return { says: hard ? 'hard' : 'soft', status }
  return { says: NOBODY_THERE.test(words) && !FULL.test(words) ? 'hard' : 'soft', status }
}

/** The words beside them decide on codes that servers use for anything. */
const VAGUE = /^(5\.\d+\.0|5\.[45]\.\d+|4\.0\.0)$/
const ABOUT_THE_SENDER = /^5\.1\.[789]$/

function hardByStatus(status: string): boolean | undefined {
  if (VAGUE.test(status)) return undefined
  if (ABOUT_THE_SENDER.test(status)) return false
  return status.startsWith('5.1.') || status === '5.2.1'
}

function statusIn(text: string): string | undefined {
  return /\b([45]\.\d{1,3}\.\d{1,3})\b(?!\.)/.exec(text)?.[1]
}

function field(report: string, name: string): string | undefined {
  const found = new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'im').exec(report)
  return found?.[1]?.replace(/\s+/g, ' ').trim()
}

function attached(mail: Email, type: string, like?: RegExp): string | undefined {
  const part = mail.attachments.find(({ mimeType }) => mimeType.toLowerCase() === type)
  const text = part && asText(part.content)
  return text !== undefined && (!like || like.test(text)) ? text : undefined
}

function attachedTexts(mail: Email): string[] {
  return mail.attachments
    .filter(({ mimeType }) => /^(message|text)\//i.test(mimeType))
    .map(({ content }) => asText(content))
}

function asText(content: ArrayBuffer | Uint8Array | string): string {
  if (typeof content === 'string') return content
  return Buffer.from(content as ArrayBuffer).toString('utf8')
}

function afterHeaders(raw: string): string {
  const end = /\r?\n\r?\n/.exec(raw)
  return end ? raw.slice(end.index) : ''
}
