import type { MailKind } from '#mail/mail-kind.ts'
import type { MailGroup } from '#protocol/features/notification-templates.ts'
import type { FlagName } from '#protocol/tenants/tenant.ts'
import type { Feature } from './feature.ts'

/** A kind of mail, under what one finds it, and what a site must have for it to go out. */
export type KnownMail = { kind: MailKind; group: MailGroup; flag?: FlagName | undefined }

/** The mails of a feature, each under what it tells of. What is no news stands beside the other mails of its feature. */
export function knownMails({ mails, news, flag }: Pick<Feature, 'mails' | 'news' | 'flag'>): KnownMail[] {
  const all = Object.values(news)
  return Object.values(mails).map((kind) => {
    const told = all.find((each) => each.mails?.includes(kind)) ?? all[0]
    return { kind, group: told?.group ?? 'rest', flag }
  })
}
