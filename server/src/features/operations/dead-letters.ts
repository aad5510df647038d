import { fail } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import * as protocol from '#protocol/features/operations.ts'

const MOST = 200

export const deadLetters = answer(protocol.deadLetters, async ({ me, call, read }) => {
  if (!me.isOperator) throw fail('access.forbidden')
  const rows = await read<protocol.DeadLetter & { records: number }>({
    text: `select id::text, task, reaction, attempts, reason, created_at as "createdAt", failed_at as "failedAt",
        (count(*) over ())::int as records
      from system.list_dead_letters($1) order by failed_at desc, id desc limit ${MOST}`,
    values: [call.site.id],
  })
  const records = rows[0]?.records ?? 0
  return { meta: { records, deadLetters: rows.map(({ records: _, ...letter }) => letter) } }
})
