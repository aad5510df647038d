import { job } from '#engine/feature.ts'
import { settleRoutes } from './settle-route.ts'

const SLICE = 500

/** Whose first day has come begins, whose last day is over is looked back on: the calendar moves routes as people do. */
export const tendRoutes = job(
  'tendRoutes',
  async ({ site, road }) => {
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const ids = await road.inTenant(site, async (tx) => {
        const rows = await tx.rows<{ id: string }>(
          `select i.id from internships i where i.id > $1 and i.school_id is not null
             and ((i.status = 'ready' and coalesce(i.start_date <= today_nl(), true)) or (i.status = 'running' and i.end_date < today_nl()))
           order by i.id limit ${SLICE}`,
          [after],
        )
        await settleRoutes(
          tx,
          rows.map(({ id }) => id),
        )
        return rows.map(({ id }) => id)
      })
      const last = ids.at(-1)
      if (!last || ids.length < SLICE) return
      after = last
    }
  },
  '5 0 * * *',
)
