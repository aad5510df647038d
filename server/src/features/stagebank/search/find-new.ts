import { Params } from '#engine/judging/condition.ts'
import { searchStagebank } from '#protocol/features/stagebank/stagebank.ts'
import { filterOf, type Search } from '#protocol/features/stagebank/stagebank-search.ts'
import { foundSql } from './candidates.ts'
import { readSearch } from './search-filter.ts'
import { findStart } from './search-start.ts'
import type { Context } from './term-counts.ts'

export type NewVacancy = { id: string; title: string; host: string; city: string | null; publishedAt: Date }
type Wanted = { since: Date; age: number | null }

/** What a search finds that was published since then and that somebody of this age may do, newest first. */
export async function findNew(context: Context, asked: Search, { since, age }: Wanted): Promise<NewVacancy[]> {
  const filter = Object.entries(filterOf(asked)).map(
    ([name, value]) => [name, { parameter: name, text: String(value) }] as const,
  )
  const search = readSearch({ filter: new Map(filter) }, searchStagebank)
  const { groups, narrower, isHopeless, readAs } = await findStart(context, search)
  // A guess at what somebody meant helps whoever looks at the screen; it is no news.
  if (isHopeless || search.isPlaceUnknown || search.placeGuess || readAs.length > 0) return []
  const params = new Params()
  const found = foundSql(search, groups, narrower, context.me, params)
  const years = `${params.own(age)}::int`
  return context.read<NewVacancy>({
    text: `with ${found}
      select v.id, v.title, o.name as host, coalesce(v.city, o.city) as city, v.published_at as "publishedAt"
      from found f join vacancies v on v.id = f.id join organizations o on o.id = v.organization_id
      where f.fails = 0 and f.published_at > ${params.own(since)}::timestamptz and v.status = 'published'
        and (${years} is null or ${years} between coalesce(v.minimum_age, 0) and coalesce(v.maximum_age, ${years}))
      order by v.published_at desc, v.id`,
    values: params.values,
  })
}
