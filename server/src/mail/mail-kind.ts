/** `buttons` are for a mail that can be answered in several ways, a link each. */
export type MailText = {
  subject: string
  body: readonly string[]
  button?: string
  buttons?: readonly string[]
  stop?: string
}
/** One kind of mail in both languages. {name} and the like are filled in; everything is escaped before it becomes HTML. */
type MailWords = {
  nl: MailText
  en: MailText
  /**
   * What it says instead, in Dutch, to who works at a company or a non-profit: they are addressed with u. Buttons address
   * nobody. Mails that only go to them say u by themselves.
   */
  formal?: Pick<MailText, 'subject' | 'body'>
}
export type MailKind = MailWords & { purpose: string }

/** The mails of a feature. What they are called is how they are found in the outbox. */
export function mails<K extends string>(words: Record<K, MailWords>): Record<K, MailKind>
export function mails(words: Record<string, MailWords>): Record<string, MailKind> {
  return Object.fromEntries(Object.entries(words).map(([purpose, each]) => [purpose, { ...each, purpose }]))
}
