import type { Tx } from '#engine/writing/transaction.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { ComposedMail } from './compose-mails.ts'
import { periodicMails } from './periodic-mail.mails.ts'

const NAMED = 3
const more: Record<Locale, string> = { nl: 'en meer', en: 'and more' }

/** What it is about, without a name: a subject is read over somebody's shoulder. */
export function aboutText(sections: ComposedMail['sections'], locale: Locale): string {
  const [first = '', ...others] = sections.slice(0, NAMED).map(({ title }) => title)
  const named = [first, ...others.map((title) => title.charAt(0).toLowerCase() + title.slice(1))].join(', ')
  return sections.length > NAMED ? `${named} ${more[locale]}` : named
}

/** `turn` makes it the same mail: of one turn each organization has one. */
export async function queueMails(
  tx: Tx,
  { to, mails, turn, stopKey }: { to: Recipient; mails: ComposedMail[]; turn: string; stopKey: string },
): Promise<void> {
  for (const { organizationId, organization, sections } of mails)
    await queueMail(tx, {
      mail: periodicMails.periodicMail,
      key: `${to.id}:${organizationId}:${turn}`,
      to,
      values: { organization, about: aboutText(sections, to.locale) },
      sections,
      links: ['/dashboard', '/profile-edit/periodieke-mail'],
      stop: `/periodieke-mail/afmelden?sleutel=${stopKey}`,
    })
}
