/** `buttons` are for a mail that can be answered in several ways, a link each. */
export type MailText = {
  subject: string
  body: readonly string[]
  button?: string
  buttons?: readonly string[]
  stop?: string
}
/** One kind of mail in both languages. {name} and the like are filled in; everything is escaped before it becomes HTML. */
export type Purpose = { nl: MailText; en: MailText }
