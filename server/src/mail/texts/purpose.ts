type MailText = { subject: string; body: string[]; button?: string }
/** One kind of mail in both languages. {name} and the like are filled in; everything is escaped before it becomes HTML. */
export type Purpose = { nl: MailText; en: MailText }
