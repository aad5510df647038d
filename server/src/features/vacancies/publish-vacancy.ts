import type { TableRow } from '#db/tables.ts'
import { type ErrorDetail, Failure, fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Me } from '#engine/judging/me.ts'
import { requireUntold } from '#engine/writing/second-thoughts.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import * as protocol from '#protocol/features/vacancies/vacancy-commands.ts'
import { fillOrFree } from './take-place.ts'
import { keptBy } from './vacancies.policy.ts'
import { missing } from './vacancies.rules.ts'

type Offered = Pick<
  TableRow<'vacancies'>,
  | 'id'
  | 'organizationId'
  | 'description'
  | 'sector'
  | 'hours'
  | 'hoursPerWeek'
  | 'city'
  | 'contactPersonId'
  | 'contactEmail'
  | 'visibleTo'
  | 'endDate'
>

/** Everything a student would miss, with where to fill it in. An organization that does not take part offers nothing. */
export async function whatIsMissing(tx: Tx, vacancy: Offered): Promise<ErrorDetail[]> {
  const around = await tx.row<{ status: string; city: string | null; today: string; schools: number }>(
    `select o.status, o.city, today_nl() as today,
       (select count(*)::int from vacancy_schools where vacancy_id = $2) as schools
     from organizations o where o.id = $1`,
    [vacancy.organizationId, vacancy.id],
  )
  if (around?.status !== 'approved') throw fail('vacancy.hostNotApproved')
  return missing(vacancy, { organizationCity: around.city, schools: around.schools, today: around.today })
}

/** Where the site asks for it, somebody else looks first; whoever looks after the organization is that somebody. */
export async function waitsForReview(tx: Tx, me: Me, vacancyId: string): Promise<boolean> {
  const settings = await tx.row('select vacancies_need_review as asks from site_settings')
  return settings?.asks === true && !(await tx.holdsFor(vacancies, vacancyId, keptBy(me)))
}

const decidedBy = (me: Me) => ({ decidedAt: new Date(), decidedById: me.id })

async function goLive(tx: Tx, vacancy: TableRow<'vacancies'>, how: 'publish' | 'approve'): Promise<void> {
  const live = await tx.move(protocol.vacancyLife[how], vacancy, {
    set: {
      ...{ publishedAt: new Date(), reviewReason: null, closedAt: null },
      ...(how === 'approve' ? decidedBy(tx.me) : {}),
    },
    tell: { organizationId: vacancy.organizationId },
  })
  await fillOrFree(tx, live)
}

export const publishVacancy = handle(protocol.publishVacancy, async ({ subject, me, tx }) => {
  const wrong = await whatIsMissing(tx, subject)
  if (wrong.length > 0) throw new Failure(wrong)
  if (!(await waitsForReview(tx, me, subject.id))) return goLive(tx, subject, 'publish')
  const tell = { organizationId: subject.organizationId }
  await tx.move(protocol.vacancyLife.submit, subject, { set: { reviewReason: null }, tell })
})

/** It may have been changed since it was handed in, so it is looked at once more. */
export const approveVacancy = handle(protocol.approveVacancy, async ({ subject, tx }) => {
  const wrong = await whatIsMissing(tx, subject)
  if (wrong.length > 0) throw new Failure(wrong)
  await goLive(tx, subject, 'approve')
})

export const rejectVacancy = handle(protocol.rejectVacancy, async ({ subject, input: { reason }, tx }) => {
  const tell = { organizationId: subject.organizationId, reason }
  await tx.move(protocol.vacancyLife.reject, subject, { set: { reviewReason: reason, ...decidedBy(tx.me) }, tell })
})

/** It waits for a decision again. Who applied in that minute keeps the application, as when a vacancy is looked at again. */
export const reconsiderVacancy = handle(protocol.reconsiderVacancy, async ({ subject, tx }) => {
  requireUntold(tx, subject)
  await tx.move(protocol.vacancyLife.reconsider, subject, {
    set: { publishedAt: null, reviewReason: null, decidedAt: null, decidedById: null },
    tell: { organizationId: subject.organizationId },
  })
})
