import { readAwayToday } from '#app/features/absences/absences.data.ts'
import { today } from '#lib/dates.ts'
import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { applications } from '#protocol/features/applications.ts'
import { internContacts, internships } from '#protocol/features/internships.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { addDays } from '#protocol/shared/days.ts'
import { include, LISTED, listAll, placementOf } from '../placements.data.ts'
import { isStartOpen, nextDay } from './next-day.ts'

const DAY = 24 * 3600 * 1000
const daysSince = (moment: string) => Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / DAY))

/** Who waits for an answer, who is here or comes, and what is offered: in questions asked at once. */
export async function hostDashboard(api: Client, { organization }: Session) {
  const organizationIdEq = organization?.id ?? ''
  const page = { size: LISTED }
  const [waiting, talks, interns, contacts, offered, away] = await Promise.all([
    api.list(applications, { filter: { toAnswer: true }, sort: 'createdAt', include: ['vacancy'], page }),
    api.list(applications, { filter: { organizationIdEq, statusEq: 'in_talk' }, include: ['vacancy'], page }),
    listAll(api, internships, {
      filter: { organizationIdEq, statusNotIn: ['refused', 'stopped', 'completed'] },
      include,
    }),
    listAll(api, internContacts, { filter: { organizationIdEq } }),
    api.list(vacancies, {
      filter: { organizationIdEq, statusIn: ['draft', 'in_review', 'published', 'paused', 'full'] },
      sort: '-createdAt',
      page,
    }),
    readAwayToday(api),
  ])
  const reach = new Map(contacts.map((each) => [each.id, each]))
  const now = today()
  /** The first day that they may come: after those on which they are away, and none while nobody knows. */
  const comesFrom = (id: string): string => {
    const absence = away.rows.find(({ internshipId }) => internshipId === id)
    if (!absence) return now
    return absence.lastDay ? addDays(absence.lastDay, 1) : ''
  }
  return {
    waiting: waiting.map(
      ({ id, status, studentName, motivation, talkAnswer, talkWish, vacancy, sentAt, createdAt }) => ({
        id,
        name: studentName,
        /** In their own words. */
        words: talkAnswer === 'other_moment' ? talkWish : motivation,
        vacancy: titled(vacancy),
        days: daysSince(sentAt ?? createdAt),
        asks: asksFor(status, talkAnswer),
      }),
    ),
    waitingCount: waiting.records,
    away,
    talks: talks
      .flatMap(({ id, studentName, vacancy, talkAt, talkPlace, talkAnswer, talkWish }) =>
        talkAt && Date.parse(talkAt) > Date.now()
          ? [{ id, name: studentName, title: vacancy?.fullTitle ?? null, talkAt, talkPlace, talkAnswer, talkWish }]
          : [],
      )
      .sort((one, other) => one.talkAt.localeCompare(other.talkAt)),
    interns: interns.map((row) => ({
      ...placementOf(row),
      vacancyId: row.vacancy?.id ?? null,
      endDate: row.endDate,
      isStartOpen: !row.internshipPeriod && isStartOpen(row.startDate, today(new Date(row.createdAt)), now),
      nextDay: comesFrom(row.id) ? nextDay(row, comesFrom(row.id)) : null,
      email: reach.get(row.id)?.email ?? null,
      phoneNumber: reach.get(row.id)?.phoneNumber ?? null,
    })),
    vacancies: offered.map((row) => ({ ...titled(row), status: row.status, places: row.places, left: row.placesLeft })),
    vacancyCount: offered.records,
  }
}
export type HostData = Awaited<ReturnType<typeof hostDashboard>>
export type Intern = HostData['interns'][number]

/** To be read, to hear how the talk was, or to propose another moment for it. */
const asksFor = (status: string, talkAnswer: string | null) =>
  status !== 'in_talk' ? 'new' : talkAnswer === 'other_moment' ? 'otherMoment' : 'talked'

type Shown = {
  id: string
  fullTitle?: string
  sector?: string | null
  city?: string | null
  weekdays?: readonly number[]
}

const titled = (vacancy: Shown | null) => ({
  id: vacancy?.id ?? '',
  title: vacancy?.fullTitle ?? null,
  sector: vacancy?.sector ?? null,
  city: vacancy?.city ?? null,
  weekdays: [...(vacancy?.weekdays ?? [])],
})
