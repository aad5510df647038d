import { readAbsences } from '#app/features/absences/absences.data.ts'
import { classesOf, studentFactsOf } from '#app/features/users/users.data.ts'
import { visitsOf } from '#app/features/visits/visits.data.ts'
import { orElse } from '#lib/or-else.ts'
import { personName } from '#lib/person-name.ts'
import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import type { UndeliveredWhy } from '#protocol/features/inbound-mail.ts'
import { internshipHistory } from '#protocol/features/internship-history.ts'
import { internshipNotes } from '#protocol/features/internship-notes.ts'
import { internContacts, internshipEnds, internships, stopRequests } from '#protocol/features/internships.ts'
import { phases, phaseTexts } from '#protocol/features/phases.ts'
import { users } from '#protocol/features/users.ts'
import { isYourTurn } from '../is-your-turn.ts'

const include = [
  'student',
  'organization',
  'organization.profile',
  'vacancy',
  'currentPhase',
  'internshipPeriod',
  'contactPerson',
  'supervisor',
] as const
type Found = Row<typeof internships, (typeof include)[number]>

const nothing = { happenings: [], more: false }

/** An internship with everything around it that its reader may know: what one may not read is simply not there. */
export async function readInternship(api: Client, id: string, session: Session) {
  const row = await api.find(internships, id, { include })
  const filter = { internshipIdEq: row.id }
  const page = { size: 100 }
  const studentId = row.student?.id ?? ''
  const isSchool = session.can.seeStudents === true && studentId !== ''
  const [steps, texts, [end], [stop], [reach], notes, history, facts, visits, absences, classes, [account]] =
    await Promise.all([
      api.list(phases, { filter, page }),
      api.list(phaseTexts, { filter, page }),
      api.list(internshipEnds, { filter: { idEq: row.id } }),
      api.list(stopRequests, { filter: { idEq: row.id } }),
      api.list(internContacts, { filter: { idEq: row.id } }),
      row.can.writeInternshipNote ? api.list(internshipNotes, { filter, page }) : [],
      orElse(api.tell(internshipHistory, { filter: { internshipId: row.id } }), nothing),
      studentId ? studentFactsOf(api, [studentId]) : new Map(),
      visitsOf(api, row.id),
      readAbsences(api, filter),
      isSchool ? classesOf(api, [studentId]) : new Map<string, string[]>(),
      isSchool ? api.list(users, { filter: { idEq: studentId } }) : [],
    ])
  const written = new Map(texts.map((each) => [each.id, each]))
  const student = personName(row.student) || row.studentName
  const mentors: string[] = facts.get(studentId)?.mentors?.split(', ') ?? []
  const host = row.organization?.name ?? row.organizationName ?? ''
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    selfFound: row.selfFound,
    isVolunteer: !row.internshipPeriod,
    isOwn: studentId === session.user.id,
    student: { id: studentId, name: student, group: classes.get(studentId)?.join(', ') ?? '' },
    mentors,
    host: { id: row.organization?.id ?? null, name: host },
    sector: row.vacancy?.sector ?? row.organization?.sector ?? null,
    period: row.internshipPeriod?.name ?? null,
    startDate: row.startDate ?? null,
    endDate: row.endDate ?? null,
    weekdays: row.weekdays,
    hours: row.hours,
    plannedHours: row.plannedHours ?? row.internshipPeriod?.targetHours ?? null,
    block: row.block ?? null,
    up: row.up ?? null,
    upSince: row.upSince ?? null,
    isYou: isYourTurn({ up: row.up, block: row.block, studentId, can: row.can }, session),
    current: row.currentPhase?.id ?? null,
    steps: steps.map((step) => ({ ...stepOf(step), ...textOf(written.get(step.id)) })),
    ended: end?.endedReason ? { reason: end.endedReason, by: end.endedBy ?? null } : null,
    stop: stop ? { reason: stop.stopAskedReason, by: stop.stopAskedBy, at: stop.stopAskedAt } : null,
    contacts: contactsOf(row, account ?? reach),
    place: placeOf(row),
    notes: notes.map(({ id: noteId, text, keptUntil, writerName, createdAt, can }) => ({
      id: noteId,
      text,
      keptUntil,
      writer: writerName ?? null,
      createdAt,
      isOwn: can.removeInternshipNote === true,
    })),
    visits,
    history,
    absences: absences.rows,
    /** The student, the school and the host write to each other about it. */
    canTalk:
      studentId === session.user.id ||
      row.can.writeInternshipNote === true ||
      row.can.askToStop === true ||
      row.can.handInPhase === true,
    can: row.can,
  }
}
export type InternshipPage = Awaited<ReturnType<typeof readInternship>>
export type Step = InternshipPage['steps'][number]

const stepOf = ({
  id,
  name,
  nameEn,
  kind,
  status,
  step,
  actor,
  byHand,
  byItself,
  dueOn,
  openedAt,
  movedAt,
}: Row<typeof phases>) => ({
  ...{ id, name, nameEn, kind, status, step, actor, byHand, byItself, movedAt },
  dueOn: dueOn ?? null,
  openedAt: openedAt ?? null,
})

const textOf = (text: Row<typeof phaseTexts> | undefined) => ({
  explanation: text?.explanation ?? null,
  explanationEn: text?.explanationEn ?? null,
  note: text?.note ?? null,
})

export type Contact = { key: string; part: 'trainee' | 'supervisor' | 'contact' | 'host'; name: string } & {
  email: string | null
  phone: string | null
  undelivered: UndeliveredWhy | null
}

/** Whom one calls about it, everybody once. */
function contactsOf(row: Found, reach: { email?: string | null; phoneNumber?: string | null } | undefined): Contact[] {
  const { student, supervisor, contactPerson, contactName, contactEmail, contactPhoneNumber, organization } = row
  const writtenTo = contactEmail ?? (supervisor ?? contactPerson)?.email
  const people: Contact[] = []
  const add = (part: Contact['part'], name: string, email?: string | null, phone?: string | null) => {
    if (!name || people.some((known) => known.name === name && known.email === (email ?? null))) return
    const undelivered = email && email === writtenTo ? (row.contactUndelivered ?? null) : null
    people.push({ key: `${part}:${name}`, part, name, email: email ?? null, phone: phone ?? null, undelivered })
  }
  add('trainee', personName(student) || row.studentName, reach?.email, reach?.phoneNumber)
  add('supervisor', personName(supervisor), supervisor?.email)
  add('contact', personName(contactPerson), contactPerson?.email, contactPerson ? contactPhoneNumber : null)
  add('contact', contactName ?? '', contactEmail, contactPhoneNumber)
  const { profile } = organization ?? {}
  add('host', organization?.name ?? '', profile?.email, profile?.phoneNumber)
  return people
}

/** Where it is, in words and on a map. */
function placeOf({ organization, organizationName, city, vacancy }: Found) {
  const { profile } = organization ?? {}
  const street = [profile?.street, profile?.houseNumber].filter(Boolean).join(' ')
  const town = [profile?.postalCode, profile?.city ?? organization?.city ?? city].filter(Boolean).join(' ')
  const [latitude, longitude] = [profile?.latitude ?? vacancy?.latitude, profile?.longitude ?? vacancy?.longitude]
  return {
    name: organization?.name ?? organizationName ?? '',
    address: [street, town].filter(Boolean).join(', '),
    spot: latitude != null && longitude != null ? { latitude, longitude } : null,
  }
}
