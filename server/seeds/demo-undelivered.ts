import type { Sql } from '#db/database.ts'

/** Mail to two people does not arrive: a student who was invited, and a parent whose turn it is to sign. */
export const addUndelivered = (sql: Sql) =>
  sql.run(
    `insert into undelivered_addresses (address, why, code, since)
     select lower(email), why, code, now() from (
       (select u.email, 'unknown' as why, '5.1.1' as code from users u join roles r on r.user_id = u.id and r.name = 'student'
        where u.status = 'invited' and u.invited_at is not null order by u.email limit 1)
       union all
       (select s.email, 'full', '5.2.2' from contract_signers s join contracts c on c.id = s.contract_id
        where s.role = 'guardian' and s.status in ('invited', 'viewed') and s.email is not null order by c.number limit 1)
     ) found on conflict do nothing`,
  )
