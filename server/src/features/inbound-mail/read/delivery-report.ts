import type { UndeliveredWhy } from '#protocol/features/inbound-mail.ts'
import { allParts, headerOf, type MailPart, readHeaders, textOf } from './mime.ts'

/** What became of a mail: why it did not arrive, and whether trying again is of no use. */
export type DeliveryFailure = { code: string; why: UndeliveredWhy; isHard: boolean }

/** What a mail server answers without more words (RFC 5321). */
const basic: Record<string, string> = { 550: '5.1.1', 551: '5.1.6', 552: '5.2.2', 553: '5.1.3' }

/**
 * What a code says (RFC 3463). Only of an address that is not there we are sure at once: a mailbox that is full gets empty,
 * and a server that refuses us today may take the next one.
 */
export function failureOf(given: string): DeliveryFailure {
  const code = basic[given] ?? given
  if (/^5\.(1\.\d+|2\.1|4\.4)$/.test(code)) return { code, why: 'unknown', isHard: true }
  if (/^[45]\.2\.2$/.test(code)) return { code, why: 'full', isHard: false }
  return { code, why: 'refused', isHard: false }
}

type Fields = ReadonlyMap<string, string>
/** Groups of lines with an empty one between. */
const groupsOf = (part: MailPart): Fields[] =>
  textOf(part)
    .split(/\r?\n\s*\r?\n/)
    .map((group) => new Map(readHeaders(group.trim())))

const partOf = (mail: MailPart, type: string) => allParts(mail).find((part) => part.type === type)

/** A report by a mail server (RFC 3464) that a mail did not arrive; nothing while it goes on trying. */
export function readDeliveryReport(mail: MailPart): DeliveryFailure | undefined {
  const report = partOf(mail, 'message/delivery-status')
  const failed = report && groupsOf(report).find((fields) => fields.get('action')?.toLowerCase().startsWith('failed'))
  if (!failed) return undefined
  const said = /\b[45]\.\d{1,3}\.\d{1,3}\b/
  const status = said.exec(failed.get('status') ?? '')?.[0]
  // Some say no more than "5.0.0" and write what the other server answered beside it.
  const diagnostic = failed.get('diagnostic-code') ?? ''
  const answer = said.exec(diagnostic)?.[0] ?? /\b[45]\d\d\b/.exec(diagnostic)?.[0]
  return failureOf((status?.endsWith('.0.0') ? answer : status) ?? answer ?? '5.0.0')
}

/** Somebody pressed "this is spam" (RFC 5965). */
export function isComplaint(mail: MailPart): boolean {
  const report = partOf(mail, 'message/feedback-report')
  const kind = report && groupsOf(report)[0]?.get('feedback-type')?.toLowerCase()
  return kind !== undefined && kind !== 'not-spam'
}

/** Sent by a program: somebody is away, a list answers, a server reports (RFC 3834 and what came before it). */
export function isAutomatic(mail: MailPart): boolean {
  const said = headerOf(mail, 'auto-submitted')?.toLowerCase() ?? 'no'
  const precedence = headerOf(mail, 'precedence')?.toLowerCase() ?? ''
  const subject = headerOf(mail, 'subject') ?? ''
  return (
    !/^no\b/.test(said) ||
    /^(bulk|junk|list|auto_reply)$/.test(precedence) ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'x-failed-recipients'].some(
      (name) => headerOf(mail, name) !== undefined,
    ) ||
    mail.type === 'multipart/report' ||
    /^(automatic reply|automatisch antwoord|out of office|afwezig|auto(matic)?[- ]?reply)\b/i.test(subject)
  )
}
