import type { QueryContext } from '#engine/feature.ts'
import { onlyForSql, schoolsOf } from '../only-for-schools.ts'

/** What a search needs of a question: to read, as whom, and at which site. */
export type Context = Pick<QueryContext, 'read' | 'me'> & { call: Pick<QueryContext['call'], 'site'> }

/** Nobody looks further than this many vacancies for one page. */
export const MAX_CANDIDATES = 2500
const FRESH_MS = 60_000
const MAX_KEPT = 50_000
const kept = new Map<string, { count: number; until: number }>()

/**
 * In how many vacancies that this reader may find each term stands, counted up to one more than a search looks at. How common a word is decides
 * only where a search begins, so it may be a minute old. That a word is not there at all is asked every time of those
 * that were typed, so that a new vacancy is found at once.
 */
export async function countTerms(
  { read, call, me }: Context,
  terms: readonly string[],
  typed: ReadonlySet<string> = new Set(terms),
): Promise<Map<string, number>> {
  const now = Date.now()
  const schools = schoolsOf(me)
  const keyOf = (term: string) => [call.site.id, ...schools, term].join(' ')
  const counts = new Map<string, number>()
  const unknown: string[] = []
  for (const term of new Set(terms)) {
    const known = kept.get(keyOf(term))
    if (known && known.until > now && (known.count > 0 || !typed.has(term))) counts.set(term, known.count)
    else unknown.push(term)
  }
  if (unknown.length === 0) return counts
  const rows = await read<{ term: string; count: number }>({
    text: `with own as materialized (${onlyForSql('$2')})
      select u.term, ((select count(*) from
          (select from vacancy_terms t where t.term = u.term and t.cell > -2 limit ${MAX_CANDIDATES + 1}) few)
        + (select count(*) from vacancy_terms t where t.term = u.term and t.cell = -2 and t.nr in (select nr from own))
        )::int as count
      from unnest($1::text[]) u(term)`,
    values: [unknown, schools],
  })
  if (kept.size > MAX_KEPT) kept.clear()
  for (const { term, count } of rows) {
    counts.set(term, count)
    kept.set(keyOf(term), { count, until: now + FRESH_MS })
  }
  return counts
}
