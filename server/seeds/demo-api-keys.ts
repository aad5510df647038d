import { randomBytes } from 'node:crypto'
import type { Tx } from '#engine/writing/transaction.ts'

/** The school's administration reads along, one key is about to end, and one is over. What they are stands nowhere, so nobody can use them. */
export async function addApiKeys(tx: Tx, schoolId: string): Promise<void> {
  await tx.run(
    `insert into api_keys (organization_id, maker_id, name, handle, secret_hash, scopes, expires_on, last_used_at, revoked_at, created_at)
     select $1, r.user_id, k.name, k.handle, $2, k.scopes, today_nl() + k.days, now() - k.used, now() - k.ended, now() - k.made
     from (select user_id from roles where organization_id = $1 and name = 'admin' order by user_id limit 1) r,
       (values
         ('Leerlingadministratie', 'demoadmin234', '{students,studentFile}'::text[], 302, interval '8 hours', null::interval, interval '63 days'),
         ('Website van de gemeente', 'demogemeente', '{vacancies}', 12, interval '2 hours', null, interval '353 days'),
         ('Proef met de roostermaker', 'demorooster2', '{internships}', 150, interval '41 days', interval '40 days', interval '55 days')
       ) k (name, handle, scopes, days, used, ended, made)`,
    [schoolId, randomBytes(32)],
  )
}
