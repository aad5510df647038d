import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import * as protocol from '#protocol/features/vacancies/vacancy-commands.ts'
import { managedBy } from './vacancies.policy.ts'

/** One more today. Whoever looks after it looks often, and that says nothing about students. */
export const countView = handle(protocol.countView, async ({ subject: { id }, me, tx, call }) => {
  if (!isId(id)) throw fail('record.missing')
  await call.throttle.view(id, call.ip)
  await tx.find(vacancies, id)
  if (await tx.holdsFor(vacancies, id, managedBy(me))) return null
  await tx.run(
    `insert into vacancy_views (vacancy_id, views) values ($1, 1)
     on conflict (tenant_id, vacancy_id, day) do update set views = vacancy_views.views + 1`,
    [id],
  )
  return null
})
