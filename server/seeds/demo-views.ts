import type { Sql } from '#db/database.ts'

/** What the administrator of the school asks of all data now and then, and lets colleagues look at too. */
export async function addViews(sql: Sql, schoolId: string): Promise<void> {
  await sql.run(
    `insert into saved_views (user_id, list, name, query, shared_with_id)
     select u.id, 'data', v.name, v.query, case when v.is_shared then $1::uuid end
     from users u, (values
       ('Uren per stageplek', 'bron=internships&kolom=studentName,organization.name,status,hours&volgorde=-hours&groep=organization.name', true),
       ('Nooit ingelogd', 'bron=users&kolom=firstName,lastName,email,status&waar=lastSignInAt:empty:&volgorde=lastName', false)
     ) v (name, query, is_shared)
     where u.email like 'schooladmin@%'`,
    [schoolId],
  )
}
