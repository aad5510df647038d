import { type EventOf, on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell as tellOne } from '#events/tell.ts'
import {
  deciders,
  hostPeople,
  namedContact,
  type Told,
  theStudent,
  toldOf,
} from '#features/internships/whom-to-tell.ts'
import type { Recipient } from '#mail/queue.ts'
import * as protocol from '#protocol/features/absences.ts'
import { absenceMails } from './absences.mails.ts'
import { absenceNews } from './absences.news.ts'
import { daysText } from './days-text.ts'

type Happened = EventOf<typeof protocol.absenceReported>
type Name = 'absenceReported' | 'absenceEnded' | 'absenceCancelled'

type News = { kind: keyof typeof absenceNews; mail: keyof typeof absenceMails; detail: (days: string) => string }
type Days = { firstDay: string; lastDay: string | null }

async function tell(tx: Tx, event: Happened, told: Told, days: Days, people: Recipient[], news: News): Promise<void> {
  const { organizationId, student, organization } = told
  for (const to of people) {
    const text = daysText(days, to.locale)
    const line = { detail: news.detail(text), organizationId, path: to.id ? `/internships/${told.id}` : '/' }
    const values = { student, organization, days: text }
    await tellOne(tx, absenceNews[news.kind], { event, to, ...line, mail: absenceMails[news.mail], values })
  }
}

/** At once, without time to rethink: somebody stands at the door and waits. */
const telling = (name: Name, type: typeof protocol.absenceReported) =>
  on(`tell${name[0]?.toUpperCase()}${name.slice(1)}`, type, async ({ event, tx }) => {
    const told = await toldOf(tx, event.internshipId)
    const days = await tx.row<Days>(
      'select first_day::text as "firstDay", last_day::text as "lastDay" from absences where id = $1',
      [event.absenceId],
    )
    if (!told || !days) return
    const detail = (text: string) => `${told.student}, ${text}`
    const host = await hostPeople(tx, told)
    await tell(tx, event, told, days, host, { kind: name, mail: `${name}Host`, detail })
    const named = namedContact(tx, told)
    if (named && !host.some(({ email }) => email.toLowerCase() === named.email.toLowerCase()))
      await tell(tx, event, told, days, [named], { kind: name, mail: `${name}Host`, detail })
    if (told.schoolId) await tell(tx, event, told, days, await deciders(tx, told), { kind: name, mail: name, detail })
    const off = name === 'absenceCancelled' ? 'ownAbsenceCancelled' : 'ownAbsence'
    const own: News = { kind: off, mail: off, detail: (text) => text }
    await tell(tx, event, told, days, await theStudent(tx, told), own)
  })

export const absenceReactions = [
  telling('absenceReported', protocol.absenceReported),
  telling('absenceEnded', protocol.absenceEnded),
  telling('absenceCancelled', protocol.absenceCancelled),
]
