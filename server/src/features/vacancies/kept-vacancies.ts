import { every, none, some, translate } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { AskedList, KeptList } from '#engine/serve.ts'
import type { Values } from '#protocol/declaring/define.ts'
import type { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { keptBy } from './vacancies.policy.ts'

/** How many one looks after, as far as they are chosen by their state. The rules are those of `keptHosts`. */
export function keptVacancies({ filters, scopes }: AskedList, me: Me): KeptList | undefined {
  const { managed, ...others }: Partial<Values<typeof vacancies.scopes>> = scopes
  const asked = translate(every(...filters), { status: (status) => ({ status }) })
  if (managed !== true || Object.keys(others).length > 0 || me.isOperator || asked === undefined) return undefined
  const ours = some(
    { centerId: me.adminOf('School', 'VolunteerCenter') },
    every(me.isSchoolOrCenterAdmin, { organizationType: ['NonProfit', 'Provider'], centerId: null }),
  )
  return {
    ...{ table: 'managed_vacancies', row: 'vacancy_id', sorts: {} },
    where: every(ours, asked),
    besides: every({ organizationId: me.adminOf() }, none(keptBy(me)), ...filters),
  }
}
