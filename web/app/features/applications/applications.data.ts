import { personName } from '#lib/person-name.ts'
import type { Glimpse, Row } from '#protocol/declaring/rows.ts'
import type { applications } from '#protocol/features/applications.ts'
import type { organizations } from '#protocol/features/organizations.ts'
import type { internshipPeriods } from '#protocol/features/periods.ts'
import type { students } from '#protocol/features/users.ts'
import type { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { timeLeft } from './application/application-steps.ts'

/** What every screen about applications needs beside them. */
export const include = ['vacancy', 'organization', 'student', 'internshipPeriod'] as const

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)
const textOf = (value: unknown) => (typeof value === 'string' && value ? value : null)

type ApplicationRow = Omit<Row<typeof applications>, (typeof include)[number]> & {
  vacancy: Glimpse<typeof vacancies>
  organization: Glimpse<typeof organizations>
  student: Glimpse<typeof students>
  internshipPeriod: Glimpse<typeof internshipPeriods> | null
}

/** Where the student got the place that ended it; only they read it. */
const notOvertaken: { overtakenBy: string | null } = { overtakenBy: null }

/** One application as the screens show it. A host knows of a student only what the application itself tells. */
export function applicationOf(row: ApplicationRow) {
  const { vacancy, organization, student, internshipPeriod: period, internship } = row
  return {
    id: row.id,
    status: row.status,
    motivation: row.motivation,
    weekdays: row.weekdays,
    reason: row.reason,
    /** Nobody withdrew it. */
    endedWithVacancy: row.endedWithVacancy,
    talkAt: row.talkAt,
    isTalkOver: row.status === 'in_talk' && row.talkAt !== null && Date.parse(row.talkAt) < Date.now(),
    talkPlace: row.talkPlace,
    talkNote: row.talkNote,
    talkAnswer: row.talkAnswer,
    talkWish: row.talkWish,
    handlerName: row.handlerName,
    handlerEmail: row.handlerEmail,
    waitingBefore: row.waitingBefore,
    expiresAt: row.expiresAt,
    /** Reckoned once, so that the server and the browser tell the same. */
    left: row.expiresAt ? timeLeft(row.expiresAt) : null,
    extendedAt: row.extendedAt,
    decidedAt: row.decidedAt,
    ...notOvertaken,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    student: { id: student?.id ?? '', name: personName(student) || row.studentName },
    /** From acceptance on. */
    studentEmail: row.studentEmail,
    studentPhone: row.studentPhone,
    ageBand: row.ageBand,
    schoolName: row.schoolName,
    /** Whoever has no school applies as a volunteer. */
    isVolunteer: row.schoolName === null,
    contactName: row.contactName,
    /** While a talk is proposed. */
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone,
    vacancy: {
      id: vacancy?.id ?? '',
      /** Nothing when the vacancy is no longer to be seen. */
      title: textOf(vacancy?.fullTitle),
      sector: textOf(vacancy?.sector),
      city: textOf(vacancy?.city) ?? textOf(organization?.city),
      startDate: textOf(vacancy?.startDate),
      latitude: numberOf(vacancy?.latitude),
      longitude: numberOf(vacancy?.longitude),
      /** Whoever the school agrees with has a place at once. */
      isDirect: vacancy?.isDirect === true && vacancy.placesLeft !== 0,
      placesLeft: numberOf(vacancy?.placesLeft),
    },
    host: { id: organization?.id ?? '', name: textOf(organization?.name) ?? '' },
    period: period ? { id: period.id, name: textOf(period.name) } : null,
    isForMentor: period?.needsMentorApproval === true,
    hasInternship: Boolean(internship),
    can: row.can,
  }
}
export type Application = ReturnType<typeof applicationOf>
