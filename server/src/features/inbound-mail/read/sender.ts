import addressparser from 'nodemailer/lib/addressparser'
import { headersOf, type MailPart } from './mime.ts'

/** There is one sender, and it is this address. */
export function isFrom(mail: MailPart, address: string): boolean {
  const lines = headersOf(mail, 'from')
  const [sender, ...others] = lines.flatMap((line) => addressparser(line.slice(0, 2000), { flatten: true }))
  return lines.length === 1 && others.length === 0 && sender?.address?.toLowerCase() === address.toLowerCase()
}

const said = (line: string, what: string, result: string) =>
  new RegExp(`\\b${what}\\s*=\\s*${result}\\b`, 'i').test(line)

/**
 * The server that took it in looked whether the sender is real (RFC 8601), and says no. Its own line stands first: below it
 * the sender can write what they like, so that only a "no" counts from there. A mail that was passed on fails by its way,
 * and is real by its seal.
 */
export function isCalledForged(mail: MailPart): boolean {
  const lines = headersOf(mail, 'authentication-results')
  const [first = ''] = lines
  if (lines.some((line) => said(line, 'dmarc', '(perm)?fail'))) return true
  const isReal = said(first, 'dmarc', 'pass') || said(first, 'dkim', 'pass')
  return !isReal && lines.some((line) => said(line, 'spf', 'fail') || said(line, 'dkim', 'fail'))
}
