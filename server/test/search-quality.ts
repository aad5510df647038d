import { searchStagebank } from '#protocol/features/stagebank/stagebank.ts'
import type { Client } from '../../protocol/src/client.ts'
import { world } from './world.ts'

type Missed = { count: number; missed: string[] }

/** Vacancies as hosts write them: title | host | town | sector | text | tags | days. The last two may be left out. */
export async function stagebankWith(corpus: string) {
  const rows = linesOf(corpus).map((line, nr) => {
    const [title, host, city, sector, text, tags = '', days = ''] = line.split('|').map((part) => part.trim())
    return { nr, title, host, city, sector, text, tags: namesOf(tags), days: namesOf(days).map(Number) }
  })
  const { app, site, guest } = await world()
  await app.road.db.withTenant(site.id, async (sql) => {
    const given = `json_to_recordset($1::json)
      g(nr int, title text, host text, city text, sector text, text text, tags text[], days int[])`
    const add = (text: string) => sql.run(text, [JSON.stringify(rows)])
    await add(`insert into organizations (type, status, name, city)
      select distinct on (host) 'NonProfit', 'approved', host, city from ${given}`)
    await add(`insert into tags (name) select distinct unnest(tags) from ${given}`)
    await add(`insert into vacancies (organization_id, title, sector, description, weekdays, status, published_at)
      select o.id, title, g.sector, text, days, 'published', now() + nr * interval '1 second'
      from ${given} join organizations o on o.name = host`)
    await add(`insert into vacancy_tags (vacancy_id, tag_id)
      select v.id, t.id from ${given} join vacancies v using (title) join tags t on t.name = any(tags)`)
  })
  return guest
}

/** Which questions do not have the place that was meant among the first three: question = title / or this title. */
export async function missedBy(guest: Client, queries: string): Promise<Missed> {
  const missed: string[] = []
  for (const line of linesOf(queries)) {
    const [q = '', titles = ''] = line.split(' = ')
    const found = (await guest.askAll(searchStagebank, { filter: { q }, page: { size: 3 } })).map(({ title }) => title)
    if (!titles.split(' / ').some((title) => found.includes(title))) {
      missed.push(`${q}: ${titles}, not ${found.join(' / ') || 'anything'}`)
    }
  }
  return { count: linesOf(queries).length, missed }
}

export const linesOf = (text: string) => text.trim().split('\n')
const namesOf = (text: string) => text.split(',').filter(Boolean)
