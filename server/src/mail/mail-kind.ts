import type { Locale } from '#protocol/errors/errors.ts'
import type { MailReader, MailRules } from '#protocol/features/mail-text.ts'

/** `buttons` are for a mail that can be answered in several ways, a link each. */
export type MailText = {
  subject: string
  body: readonly string[]
  button?: string
  buttons?: readonly string[]
  stop?: string
}
type About = {
  to?: MailReader
  /** So many of its last lines stay, whatever a school or centre writes: what a link does, and what the law asks. */
  keeps?: number
  /** Nobody writes another text for it: it is about signing in, an account or somebody's rights. */
  isFixed?: boolean
}
/** One kind of mail in both languages. {name} and the like are filled in; everything is escaped before it becomes HTML. */
type MailWords = About & {
  nl: MailText
  en: MailText
  /**
   * What it says instead, in Dutch, to who works at a company or a non-profit: they are addressed with u. Buttons address
   * nobody. Mails that only go to them say u by themselves.
   */
  formal?: Pick<MailText, 'subject' | 'body'>
}
export type MailKind = MailWords & Required<About> & { purpose: string }

type Words<K extends string> = Record<K, MailWords>
const kindsOf = (words: Words<string>, about: About = {}): Record<string, MailKind> => {
  const usual = { to: 'anybody', keeps: 0, isFixed: false, ...about } as const
  return Object.fromEntries(Object.entries(words).map(([purpose, each]) => [purpose, { ...usual, ...each, purpose }]))
}

/** The mails of a feature. What they are called is how they are found in the outbox. First, whom most of them go to. */
export function mails<K extends string>(words: Words<K>): Record<K, MailKind>
export function mails<K extends string>(to: MailReader, words: Words<K>): Record<K, MailKind>
export function mails(first: MailReader | Words<string>, words: Words<string> = {}): Record<string, MailKind> {
  return typeof first === 'string' ? kindsOf(words, { to: first }) : kindsOf(first)
}

/** The same of which no text is ever changed. */
export function fixedMails<K extends string>(words: Words<K>): Record<K, MailKind>
export function fixedMails(words: Words<string>): Record<string, MailKind> {
  return kindsOf(words, { isFixed: true })
}

export const buttonsOf = ({ button, buttons }: MailText): readonly string[] => buttons ?? (button ? [button] : [])

/** A body taken apart: what can be written anew, and what stays. */
export function bodyParts(body: readonly string[], keeps: number): { free: string[]; kept: string[] } {
  return { free: body.slice(0, body.length - keeps), kept: body.slice(body.length - keeps) }
}

/** What is known when a mail of this kind is made, and can stand in its text. */
export function fieldsOf({ nl }: Pick<MailKind, 'nl'>): string[] {
  const used = [nl.subject, ...nl.body, ...buttonsOf(nl)].join(' ').matchAll(/\{(\w+)\}/g)
  return [...new Set([...Array.from(used, ([, name = '']) => name), 'firstName', 'app'])]
}

/** What a text for it has to do with. */
export const rulesOf = (kind: MailKind, locale: Locale, url: string): MailRules => ({
  fields: fieldsOf(kind),
  buttons: buttonsOf(kind[locale]).length,
  isPersonal: kind.keeps > 0,
  host: new URL(url).host,
})
