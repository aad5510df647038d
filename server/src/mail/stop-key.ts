import type { Tx } from '#engine/writing/transaction.ts'

/** With it somebody ends mails without signing in. One key for as long as the account is there, made with the first mail. */
export async function stopKey(tx: Tx, userId: string): Promise<string> {
  const { key } = await tx.one<{ key: string }>(
    `with known as (select key from alert_stop_keys where user_id = $1 order by key limit 1),
       made as (insert into alert_stop_keys (user_id) select $1 where not exists (select from known) returning key)
     select key from known union all select key from made`,
    [userId],
  )
  return key
}
