import type { Locale } from '#protocol/errors/errors.ts'
import { mailFieldLabel } from '#protocol/features/mail-fields.ts'
import type { MailTextLine } from '#protocol/features/notification-templates.ts'

/** A mail is known by its subject; fields in it by what they are called. */
export const mailName = ({ subject }: Pick<MailTextLine, 'subject'>, locale: Locale): string =>
  subject[locale].replace(/\{(\w+)\}/g, (_, name: string) => `[${mailFieldLabel(name, locale)}]`)
