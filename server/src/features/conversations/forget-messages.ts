import { job } from '#engine/feature.ts'
import { forgetFilesOf } from './take-back.ts'

const SLICE = 200

/** Messages are kept for a year, longer where somebody in the conversation has a hold. */
const old = `select m.id from messages m where m.created_at < kept_since(today_nl(), interval '1 year')
  and not exists (select from conversation_members s join retention_holds h on h.user_id = s.user_id and h.until > today_nl()
    where s.conversation_id = m.conversation_id)
  order by m.created_at, m.id limit ${SLICE}`

export const forgetMessages = job(
  'forgetMessages',
  async ({ site, road }) => {
    let isMore = true
    while (isMore)
      isMore = await road.inTenant(site, async (tx) => {
        const ids = (await tx.rows<{ id: string }>(old)).map(({ id }) => id)
        await forgetFilesOf(tx, ids)
        await tx.run('delete from messages where id = any($1)', [ids])
        return ids.length === SLICE
      })
    await road.inTenant(site, async (tx) => {
      await tx.run(
        `delete from conversations c where c.created_at < kept_since(today_nl(), interval '1 year')
           and not exists (select from messages m where m.conversation_id = c.id)`,
      )
    })
  },
  '20 3 * * *',
)
