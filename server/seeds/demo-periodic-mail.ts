import type { Sql } from '#db/database.ts'

/** Most people leave it as it is; some have chosen. In one statement: signing in for each would be thousands over all sites. */
export async function choosePeriodicMails(sql: Sql): Promise<void> {
  await sql.run(
    `insert into periodic_mails (user_id, rhythm, weekday, hour, starts_on)
     select u.id, c.rhythm, c.weekday, c.hour, today_nl() + 1
     from (values ('mentor', 'daily', 1, 7), ('student', 'weekly', 7, 17), ('provider', 'off', 1, 8)) c (name, rhythm, weekday, hour)
     join users u on split_part(u.email, '@', 1) = c.name`,
  )
}
