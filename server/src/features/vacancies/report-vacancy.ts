import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { upholdReport as takingDown } from '#protocol/features/vacancies/vacancy-commands.ts'
import * as protocol from '#protocol/features/vacancies/vacancy-reports.ts'
import { aboutVacancy } from './save-vacancy.ts'
import { takeDown } from './take-down-vacancy.ts'

/** Who has an account is known without asking; a second report of the same person is the first one, told better. */
export const reportVacancy = handle(
  protocol.reportVacancy,
  async ({ subject, input, me, tx, call }) => {
    const { reason, explanation, email } = input
    // Without words it tells nothing at all.
    if (reason === 'other' && !explanation?.trim()) throw failField('required', 'explanation')
    await call.throttle.report(me.id, call.ip)
    const values = [subject.id, reason, explanation ?? null, email ?? null, me.id]
    const again =
      me.id &&
      (await tx.row(
        `update vacancy_reports set reason = $2, explanation = coalesce($3, explanation), email = coalesce($4, email)
         where vacancy_id = $1 and reporter_id = $5 and status = 'open' returning id`,
        values,
      ))
    if (again) return null
    const report = await tx.one<{ id: string }>(
      `insert into vacancy_reports (vacancy_id, reason, explanation, email, reporter_id) values ($1, $2, $3, $4, $5)
       returning id`,
      values,
    )
    const about = { organizationId: subject.organizationId, reportId: report.id }
    tx.emit(protocol.vacancyReported, about, aboutVacancy(subject.id))
    return null
  },
  undefined,
  vacancies,
)

async function reported(tx: Tx, report: { vacancyId: string }, lock: 'for no key update' | '' = '') {
  const row = await tx.rowFrom(vacancies, `where id = $1 ${lock}`, [report.vacancyId])
  if (!row) throw fail('record.missing')
  return row
}

export const dismissReport = handle(protocol.dismissReport, async ({ subject: report, input, me, tx }) => {
  const vacancy = await reported(tx, report)
  await tx.move(protocol.reportLife.dismiss, report, {
    set: { answer: input.answer ?? null, handledById: me.id, handledAt: new Date() },
    tell: { organizationId: vacancy.organizationId, reportId: report.id },
  })
})

export const upholdReport = handle(takingDown, async ({ subject: report, input, tx }) => {
  const vacancy = await reported(tx, report, 'for no key update')
  await takeDown(tx, vacancy, input.answer)
})
