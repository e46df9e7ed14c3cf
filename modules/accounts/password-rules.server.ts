import commonWords from '~/content/common-passwords.txt?raw'
import mostUsed from '~/content/most-used-passwords.txt?raw'
import { PASSWORD_LENGTH, type PasswordProblem } from './model'

/** Words and names people put a number or a sign to; of any length. */
const words = new Set(commonWords.split(/\s+/).map(plain).filter(Boolean))
/** What was found most often where passwords leaked, the ten thousand most common among them. */
const used = new Set(mostUsed.split('\n').filter(Boolean))

/** What people's fingers follow on a keyboard, an alphabet or a number pad; read both ways. */
const paths = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaqxswcdevfrbgtnhymjukilop',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  '12qwaszx34erdfcv',
  '147258369',
  '159357',
  '!@#$%^&*()',
].flatMap((path) => [path, [...path].reverse().join('')])

/** Refuses what is tried first: what is used most, as it stands or dressed up, and what fingers follow. */
export function judgePassword(password: string, about: string[] = []): PasswordProblem | undefined {
  const length = [...password].length
  if (length < PASSWORD_LENGTH.min) return 'too-short'
  if (length > PASSWORD_LENGTH.max) return 'too-long'
  const typed = password.normalize('NFKC').toLowerCase()
  const common =
    /^[\d\s./-]{1,12}$/.test(typed) ||
    /^(.{1,6}?)\1+$/u.test(typed) ||
    new Set(typed).size < 4 ||
    used.has(plain(typed)) ||
    followsPaths(typed) ||
    stemsOf(typed).some(isCommonStem) ||
    isMostlyAbout(typed, about)
  return common ? 'too-common' : undefined
}

/** Lower case without accents, so that 'coração' is the listed 'coracao'. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** The word inside: as typed and with look-alike signs read as letters, numbers around it dropped. */
function stemsOf(typed: string): string[] {
  const trimmed = plain(typed).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const unmasked = [...plain(typed)].map((sign) => lookAlikes[sign] ?? sign).join('')
  const bare = (text: string) => text.replace(/[^\p{L}]/gu, '')
  const inner = plain(typed).replace(/[\d\s!@#$%&*._?+-]+$/u, '')
  const unmaskedInner = [...inner].map((sign) => lookAlikes[sign] ?? sign).join('')
  return [trimmed, bare(typed), bare(unmasked), bare(unmaskedInner)]
}

/** A common word or password inside, two of them, or anything twice. */
function isCommonStem(stem: string): boolean {
  if (words.has(stem) || used.has(stem)) return true
  for (let at = 3; at <= stem.length - 3; at++) {
    const [first, second] = [stem.slice(0, at), stem.slice(at)]
    if (first === second || (words.has(first) && words.has(second))) return true
  }
  return false
}

/** True when all but two characters lie on such paths, in stretches of three or more. */
function followsPaths(typed: string): boolean {
  let left = 0
  for (let at = 0; at < typed.length; ) {
    let reach = 0
    while (
      at + reach < typed.length &&
      paths.some((path) => path.includes(typed.slice(at, at + reach + 1)))
    ) {
      reach += 1
    }
    if (reach < 3) left += Math.max(1, reach)
    at += Math.max(1, reach)
  }
  return left <= 2
}

/** One's own name or address with a couple of signs is the next thing anyone tries. */
function isMostlyAbout(typed: string, about: string[]): boolean {
  const given = plain(typed)
  const parts = about
    .flatMap((text) => [plain(text), ...plain(text).split(/[^\p{L}\d]+/u)])
    .filter((part) => part.length >= 4)
    .sort((a, b) => b.length - a.length)
  const rest = parts.reduce((text, part) => text.replaceAll(part, ''), given)
  return rest.length < given.length && rest.length <= 4
}
