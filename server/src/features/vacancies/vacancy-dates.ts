import type { Site } from '#engine/call.ts'
import { type HandledJob, job } from '#engine/feature.ts'
import { sqlCondition } from '#engine/judging/condition.ts'
import type { Road } from '#engine/road.ts'
import * as protocol from '#protocol/features/vacancies/vacancy-commands.ts'
import { aboutVacancy } from './save-vacancy.ts'

const AT_ONCE = 500
type Ending = { id: string; organization_id: string; end_date: string }

/** After its last day nobody can begin any more; what was done for a row is done, so beginning again is harmless. */
export const expire = (road: Road, site: Site): Promise<number> =>
  road.inTenant(site, async (tx) => {
    const isOver = sqlCondition((t) => `${t}.end_date < today_nl()`)
    const rows = await tx.moveAll(protocol.vacancyLife.expire, isOver, {
      tell: ({ organizationId }) => ({ organizationId }),
      limit: AT_ONCE,
      skipLocked: true,
    })
    return rows.length
  })

/** Two weeks before the end, once for every end date there is. */
export const tellEnding = (road: Road, site: Site): Promise<number> =>
  road.inTenant(site, async (tx) => {
    const rows = await tx.rows<Ending>(
      `update vacancies set told_end_date = end_date where id in (select id from vacancies
         where status in ('published', 'paused', 'full') and end_date between today_nl() and today_nl() + 14
           and told_end_date is distinct from end_date limit ${AT_ONCE} for update skip locked)
       returning id, organization_id, end_date`,
    )
    for (const { id, organization_id, end_date } of rows) {
      tx.emit(protocol.vacancyExpiring, { organizationId: organization_id, endDate: end_date }, aboutVacancy(id))
    }
    return rows.length
  })

/** Every night. */
export const vacancyDates: HandledJob = job(
  'vacancyDates',
  async ({ site, road }) => {
    while ((await expire(road, site)) === AT_ONCE);
    while ((await tellEnding(road, site)) === AT_ONCE);
  },
  '20 1 * * *',
)
