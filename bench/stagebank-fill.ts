import type pg from 'pg'

export type Filled = { tenantId: string; tags: [string, string] }

/** What a vacancy is about; its number decides, so that every size has the same mix. */
const subjects = [
  'honden',
  'katten',
  'paarden',
  'ouderen',
  'kinderen',
  'voetbal',
  'zwemmen',
  'fietsen',
  'computers',
  'bloemen',
  'boeken',
  'brood',
  'taarten',
  'muziek',
  'theater',
  'museum',
  'moestuin',
  'bomen',
  'kleding',
  'schilderen',
]
const BATCH = 10_000
const sectors = ['zorg', 'dieren', 'sport', 'horeca', 'techniek', 'kinderen', 'cultuur', 'winkel', 'ict', 'buurt']

/**
 * Published vacancies in one site: a third within 25 km of Utrecht, the others all over the country; "samen" stands in
 * each, "ochtendploeg" in one half and "avondploeg" in the other.
 */
export async function fillStagebank(client: pg.Client, tenantKey: string, size: number): Promise<Filled> {
  const tenantId = (await client.query('select id from tenants where key = $1', [tenantKey])).rows[0].id as string
  await client.query(`select set_config('app.tenant', $1, false)`, [tenantId])
  const known = await client.query('select count(*)::int as count from vacancies where tenant_id = $1', [tenantId])
  if (known.rows[0].count < size) {
    if (known.rows[0].count === 0) await addHosts(client, size)
    await withoutTriggers(client, async () => {
      for (let first = known.rows[0].count + 1; first <= size; first += BATCH) await addVacancies(client, first, size)
      await addWords(client)
    })
    await client.query('vacuum analyze')
  }
  const tags = await client.query(
    `select id from tags where tenant_id = $1 and name in ('tag1', 'tag2') order by name`,
    [tenantId],
  )
  return { tenantId, tags: [tags.rows[0].id, tags.rows[1].id] }
}

/** What the triggers do for each statement is done afterwards, by the same functions, for many at once. */
async function withoutTriggers(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const set = (state: 'enable' | 'disable') =>
    client.query(`alter table vacancies ${state} trigger search_of_new;
      alter table vacancy_tags ${state} trigger search_of_added;
      alter table vacancy_search ${state} trigger postings_of_new`)
  await set('disable')
  try {
    await work()
  } finally {
    await set('enable')
  }
}

async function addWords(client: pg.Client): Promise<void> {
  await client.query('analyze vacancies, vacancy_tags, organizations')
  const last = await client.query('select coalesce(max(nr), 0) as nr from vacancy_search')
  const { rows } = await client.query(
    `select id from vacancies v where tenant_id = current_tenant() and not exists
       (select from vacancy_search s where s.tenant_id = v.tenant_id and s.vacancy_id = v.id) order by published_at`,
  )
  for (let from = 0; from < rows.length; from += BATCH) {
    const ids = rows.slice(from, from + BATCH).map(({ id }) => id)
    await client.query('select write_vacancy_search(current_tenant(), $1::uuid[])', [ids])
  }
  // In the order of the index, which is then filled from left to right.
  await client.query(
    `insert into vacancy_terms (tenant_id, term, cell, nr, weight)
     select s.tenant_id, p.term, s.cell, s.nr, p.weight from vacancy_search s
     cross join lateral search_postings(s.words, s.tag_ids, s.sector) p
     where s.tenant_id = current_tenant() and s.nr > $1 order by p.term collate "C", s.cell, s.nr`,
    [last.rows[0].nr],
  )
}

async function addHosts(client: pg.Client, size: number): Promise<void> {
  await client.query(`insert into tags (name) select 'tag' || i from generate_series(1, 30) i`)
  await client.query(
    `insert into organizations (type, status, name, city, latitude, longitude, brin)
     select case when i % 2 = 0 then 'NonProfit' else 'Provider' end, 'approved', 'Organisatie ' || i,
       case when i % 3 = 0 then 'Utrecht' else 'Plaats' || i % 300 end,
       case when i % 3 = 0 then 52.09 + (i * 7919 % 1000 - 500) / 2500.0 else 51 + (i * 7919 % 2300) / 1000.0 end,
       case when i % 3 = 0 then 5.12 + (i * 104729 % 1000 - 500) / 1600.0 else 4 + (i * 104729 % 2800) / 1000.0 end, 'X' || i
     from generate_series(1::bigint, greatest($1::int / 20, 10)) i`,
    [size],
  )
}

async function addVacancies(client: pg.Client, first: number, size: number): Promise<void> {
  await client.query(
    `with added as (
       insert into vacancies (organization_id, title, description, sector, status, places, hours, weekdays, levels, published_at)
       select o.id, initcap(($3::text[])[1 + i % 20]) || ' en ' || ($3::text[])[1 + i / 20 % 20] || ' bij project' || i % 500,
         'Samen met de ' || case when i % 2 = 0 then 'ochtendploeg' else 'avondploeg' end || ' werk je aan ' ||
           (select string_agg('woord' || (i * k * 31 % 4001), ' ') from generate_series(1, 12) k),
         ($4::text[])[1 + i % 10], 'published', 1 + i % 4, 10 + i % 40, array[1 + i % 5]::smallint[],
         case when i % 3 = 0 then array['havo', 'vwo'] else '{}' end, now() - i * interval '1 second'
       from generate_series($1::bigint, least($1 + ${BATCH - 1}, $2::bigint)) i
       join organizations o on o.tenant_id = current_tenant() and o.brin = 'X' || (1 + i * 7 % greatest($2 / 20, 10))
       returning id, round(extract(epoch from now() - published_at))::bigint as i)
     insert into vacancy_tags (vacancy_id, tag_id)
     select v.id, t.id from added v join tags t on t.tenant_id = current_tenant()
       and t.name in ('tag' || 1 + v.i * 7 % 30, 'tag' || 1 + v.i / 3 % 6, 'tag' || 1 + v.i * 13 % 11)`,
    [first, size, subjects, sectors],
  )
}
