import type { Site } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import type { KnownMail } from '#engine/known-mails.ts'
import type { Registry } from '#engine/serve.ts'
import { bodyParts, buttonsOf, type MailKind } from '#mail/mail-kind.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { docOf, isWrittenMail, partsOf, type WrittenMail } from '#protocol/features/mail-text.ts'

/** What comes with the product, as a text to write on. */
export function defaultText(site: Site, kind: MailKind, locale: Locale): WrittenMail {
  const text = kind[locale]
  const { free } = bodyParts(text.body, kind.keeps)
  const buttons = buttonsOf(text).map((label) => label.replaceAll('{app}', site.appName))
  return { subject: partsOf(text.subject), body: docOf(free), buttons }
}

/** A site that lacks a feature sends none of its mails. */
export const goesOut = ({ flags }: Site, { flag }: KnownMail): boolean => !flag || flags[flag]

/** A kind of mail whose text can be changed. */
export function kindOf({ mails }: Registry, purpose: string): MailKind {
  const kind = mails.get(purpose)?.kind
  if (!kind) throw fail('notificationTemplate.unknownMail')
  return kind
}

export type Texts = Record<Locale, WrittenMail>
/** What goes out where a school wrote nothing: the text of the site, where there is one that fits. */
export const basesOf = (site: Site, kind: MailKind, ofSite?: { nl: unknown; en: unknown }): Texts => {
  const of = (locale: Locale) => {
    const own = ofSite?.[locale]
    return isWrittenMail(own) ? own : defaultText(site, kind, locale)
  }
  return { nl: of('nl'), en: of('en') }
}

/** The same text, whatever the order in which the database keeps its parts. */
export const isSameText = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other)
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
