import type { TableRow } from '#db/tables.ts'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { startInternship } from '#features/internships/start-internship.ts'
import { takePlace } from '#features/vacancies/take-place.ts'
import * as protocol from '#protocol/features/applications.ts'
import { vacancyFilled } from '#protocol/features/vacancies/vacancy-commands.ts'
import { daysOf, decided } from './applications.rules.ts'
import { settlingStudent, settlingVacancy } from './settle-later.ts'
import { isFull, queueRest } from './waiting-list.ts'
import { hasPlaceSince } from './withdraw-application.ts'

type Application = TableRow<'applications'>

/** Who decided: somebody with an account, or whoever has the link in the mail to this address. */
export type By = { userId: string | null; email: string | null }
export const byMe = (tx: Tx): By => ({ userId: tx.me.id, email: null })

/** One student's applications are decided one after the other. */
export async function lockStudent(tx: Tx, studentId: string) {
  return tx.row<{ id: string; status: string }>('select id, status from users where id = $1 for no key update', [
    studentId,
  ])
}

/** Of two who give the student a place at the same moment the second finds that there is one. */
export async function requireStillFree(tx: Tx, { id, studentId }: Application): Promise<void> {
  const student = await lockStudent(tx, studentId)
  const isGone = !student || !['active', 'invited'].includes(student.status)
  const elsewhere = await tx.row(`select 1 from applications a where id = $1 and ${hasPlaceSince('a')}`, [id])
  if (isGone || elsewhere) throw fail('state.conflict', { field: 'status', state: 'withdrawn' })
}

/** Nothing new begins at an organization that stops. It cannot be closed while we go on. */
export async function requireOpenHost(tx: Tx, { organizationId }: Pick<Application, 'organizationId'>): Promise<void> {
  const host = await tx.row(`select 1 from organizations where id = $1 and status = 'approved' for share`, [
    organizationId,
  ])
  if (!host) throw fail('application.hostStops')
}

/**
 * Takes a place and makes the internship. The student's other applications are ended a moment later, by nobody in
 * particular: it is not for this host to know where else the student applied.
 */
export async function accept(tx: Tx, application: Application, by: By): Promise<void> {
  const { vacancyId, organizationId, studentId, internshipPeriodId } = application
  await requireStillFree(tx, application)
  await requireOpenHost(tx, application)
  if (application.status !== 'offered' && !(await takePlace(tx, vacancyId))) throw fail('application.noPlace')
  const internshipId = await makeInternship(tx, application)
  const { accept, acceptOffer } = protocol.applicationLife
  await tx.move(application.status === 'offered' ? acceptOffer : accept, application, {
    set: { internshipId, ...decided, decidedById: by.userId, answeredBy: by.email },
    tell: { vacancyId, studentId, internshipId },
  })
  // A volunteer may be in several places at once, so that one yes ends nothing else.
  if (internshipPeriodId) tx.enqueue(settlingStudent(studentId))
  if (await isFull(tx, vacancyId)) {
    // A place that was held for this student was not free just now.
    if (application.status !== 'offered')
      tx.emit(vacancyFilled, { organizationId }, { type: 'vacancies', id: vacancyId })
    await queueRest(tx, vacancyId, 'one')
    tx.enqueue(settlingVacancy(vacancyId))
  }
}

/** What the vacancy says about the work, and the period about its days and hours. */
type Offer = Pick<
  TableRow<'vacancies'>,
  | 'title'
  | 'description'
  | 'weekdays'
  | 'hours'
  | 'contactPersonId'
  | 'contactName'
  | 'contactEmail'
  | 'startDate'
  | 'endDate'
> & { periodStart: string | null; periodEnd: string | null; targetHours: number | null; today: string }

/** What is known of somebody who gets a place, whether they asked for it or were given it. */
export type Placed = Pick<
  Application,
  | 'studentId'
  | 'schoolId'
  | 'internshipPeriodId'
  | 'organizationId'
  | 'vacancyId'
  | 'motivation'
  | 'weekdays'
  | 'handlerEmail'
  | 'handlerName'
>

export async function makeInternship(tx: Tx, application: Placed): Promise<string> {
  const found = await tx.one<Offer>(
    `select v.title, v.description, v.weekdays, v.hours, v.contact_person_id as "contactPersonId",
       v.contact_name as "contactName", v.contact_email as "contactEmail",
       v.start_date::text as "startDate", v.end_date::text as "endDate", p.start_date::text as "periodStart",
       p.end_date::text as "periodEnd", p.target_hours as "targetHours", today_nl()::text as today
     from vacancies v left join internship_periods p on p.id = $2 where v.id = $1`,
    [application.vacancyId, application.internshipPeriodId],
  )
  const days = daysOf(
    { startDate: found.startDate, endDate: found.endDate },
    { startDate: found.periodStart, endDate: found.periodEnd },
    found.today,
  )
  return startInternship(tx, {
    studentId: application.studentId,
    schoolId: application.schoolId,
    internshipPeriodId: application.internshipPeriodId,
    organizationId: application.organizationId,
    vacancyId: application.vacancyId,
    title: found.title,
    description: found.description,
    motivation: application.motivation,
    weekdays: application.weekdays.length > 0 ? application.weekdays : found.weekdays,
    ...days,
    plannedHours: found.targetHours ?? found.hours,
    contactPersonId: application.handlerEmail ? null : found.contactPersonId,
    contactName: application.handlerName ?? found.contactName,
    contactEmail: application.handlerEmail ?? found.contactEmail,
  })
}

export const acceptApplication = handle(protocol.acceptApplication, async ({ subject, tx }) => {
  await accept(tx, subject, byMe(tx))
})

export const acceptOffer = handle(protocol.acceptOffer, async ({ subject, tx }) => {
  await accept(tx, subject, byMe(tx))
})
