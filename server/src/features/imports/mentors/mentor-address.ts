import type { Tx } from '#engine/writing/transaction.ts'

type Owned = { email: string; isUsed: boolean; isPupils: boolean }

/** Of these addresses those that somebody has: who is at the school, or a student in the file who may be about to be. */
export function ownedAddresses(tx: Tx, importId: string, emails: string[]): Promise<Owned[]> {
  return tx.rows<Owned>(
    `select * from (
       select a.email, exists (select 1 from users u join roles o on o.user_id = u.id and o.organization_id = i.organization_id
           where u.email_key = lower(a.email)) as "isUsed",
         exists (select 1 from import_rows r where r.import_id = $1 and lower(
           case when r.decision = 'address' then r.data->>'patternEmail' else r.data->>'email' end) = lower(a.email))
           as "isPupils"
       from unnest($2::text[]) as a(email) join imports i on i.id = $1) o where o."isUsed" or o."isPupils"`,
    [importId, emails],
  )
}
