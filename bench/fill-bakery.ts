import type pg from 'pg'

/** One bakery with so many places, each published a minute before the next. */
export async function fillBakery(client: pg.Client, tenantId: string, places: number): Promise<void> {
  const host = await client.query(
    `insert into organizations (tenant_id, type, name, status, city, latitude, longitude)
     values ($1, 'Provider', 'Bakkerij', 'approved', 'Utrecht', 52.09, 5.12) returning id`,
    [tenantId],
  )
  await client.query(
    `insert into vacancies (tenant_id, organization_id, title, description, status, sector, places, published_at)
     select $1, $2, 'Plek nummer ' || n, 'Help mee in de bakkerij', 'published', 'horeca', 3, now() - n * interval '1 minute'
     from generate_series(1, $3::int) n`,
    [tenantId, host.rows[0].id, places],
  )
}
