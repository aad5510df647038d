import type { TableRow } from '#db/tables.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { toldApart } from '#features/vacancies/told-apart.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { ageBands } from '#protocol/features/applications.ts'
import * as view from '../host/what-host-sees.ts'

type AgeBand = (typeof ageBands)[number]
type Found = Pick<TableRow<'applications'>, 'motivation' | 'weekdays' | 'status'> & {
  wish: string | null
  vacancy: string
  organization: string
  student: string
  age: AgeBand | null
  school: string | null
  expires: Date | null
  talk: Date | null
  studentEmail: string | null
  phone: string | null
}

const ages: Record<AgeBand, Record<Locale, string>> = {
  under_14: { nl: 'jonger dan 14 jaar', en: 'under 14' },
  '14_15': { nl: '14 of 15 jaar', en: '14 or 15 years old' },
  '16_17': { nl: '16 of 17 jaar', en: '16 or 17 years old' },
  '18_plus': { nl: '18 jaar of ouder', en: '18 or older' },
}

const dayNames = (days: readonly number[], locale: Locale): string => {
  // 1 January 2024 was a Monday.
  const name = (day: number) => new Date(Date.UTC(2024, 0, day)).toLocaleDateString(locale, { weekday: 'long' })
  return new Intl.ListFormat(locale).format(days.map(name))
}

export const momentText = (at: Date, locale: Locale): string =>
  at.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Amsterdam' })

export const dayText = (at: Date | null, locale: Locale): string =>
  at ? at.toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'Europe/Amsterdam' }) : ''

/** What a host reads in a mail: never a birth date, an address, or before acceptance a surname. */
export async function hostMailValues(tx: Tx, applicationId: string, locale: Locale): Promise<Record<string, string>> {
  const found = await tx.one<Found>(
    `select ${toldApart('v')} as vacancy, o.name as organization, ${view.studentName('a')} as student,
       ${view.ageBand('a')} as age, ${view.schoolName('a')} as school, a.motivation, a.weekdays,
       a.status, a.expires_at as expires, a.talk_at as talk, a.talk_wish as wish, ${view.studentEmail('a')} as "studentEmail", ${view.studentPhone('a')} as phone
     from applications a join vacancies v on v.id = a.vacancy_id join organizations o on o.id = a.organization_id
     where a.id = $1`,
    [applicationId],
  )
  const age = found.age ? ages[found.age][locale] : ''
  const days = dayNames(found.weekdays, locale)
  const words = { nl: ['Over', 'Dagen', 'Motivatie'], en: ['About', 'Days', 'Motivation'] }[locale]
  const who = [age, found.school ?? { nl: 'vrijwilliger', en: 'a volunteer' }[locale]].filter(Boolean).join(', ')
  const talk = found.talk && found.talk > new Date() ? momentText(found.talk, locale) : ''
  const cancelled = { nl: `De kennismaking van ${talk} gaat niet door.`, en: `The talk on ${talk} is off.` }[locale]
  const inLine = {
    nl: `Alle plekken zijn bezet: ${found.student} staat op de wachtlijst en krijgt bericht als er een plek vrijkomt. U hoeft niets te doen. Komt er geen plek meer vrij, dan kunt u nee zeggen.`,
    en: `All places are taken: ${found.student} is on the waiting list and hears when a place comes free. You need not do anything. If no place will come free, you can say no.`,
  }[locale]
  return {
    vacancy: found.vacancy,
    organization: found.organization,
    student: found.student,
    about: `${words[0]} ${found.student}: ${who}.`,
    days: days ? `${words[1]}: ${days}.` : '',
    motivation: found.motivation ? `${words[2]}: “${found.motivation}”` : '',
    cancelled: talk ? cancelled : '',
    talk,
    wish: found.wish ?? '',
    inLine: found.status === 'waiting' ? inLine : '',
    expires: dayText(found.expires, locale),
    reach: [found.studentEmail, found.phone].filter(Boolean).join(', '),
  }
}
