import type { Site } from '#engine/call.ts'
import { type HandledJob, job } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import type { Tx } from '#engine/writing/transaction.ts'

const AT_ONCE = 200
/** A job ends well before it is taken for dead; what is left waits for the next time. */
const LONGEST_MS = 60_000

type Job = Parameters<Tx['enqueue']>[0]

/** After a change that many vacancies share, so that nobody waits for the clock. */
export const rewriteSearch = (siteId: string): Job => ({
  identifier: 'rewriteVacancySearch',
  payload: {},
  key: `rewriteVacancySearch:${siteId}`,
})

/** What a change left to be written, see rewrite_vacancy_search. */
const stale = `select vacancy_id as id from vacancy_search s where is_stale and vacancy_id > $1
  order by vacancy_id limit ${AT_ONCE}`

/**
 * Two changes at the same moment can miss one another. Numbers and states are compared; words would take long, so those
 * of everything that changed since the night before are written anew, and what is the same stays as it is.
 */
const doubtful = `select v.id from vacancies v join organizations o on o.id = v.organization_id
  left join vacancy_search s on s.vacancy_id = v.id
  where v.id > $1 and (s.nr is null or v.updated_at > now() - interval '26 hours' or o.updated_at > now() - interval '26 hours'
    or s.is_findable <> (v.status in ('published', 'full') and o.status = 'approved')
    or (s.cell = -2) = (s.is_findable and s.is_for_all) or s.places_left <> v.places - v.places_taken
    or s.is_for_all <> (v.visible_to = 'all') or s.organization_id <> v.organization_id
    or s.tag_ids <> array(select t.tag_id from vacancy_tags t where t.vacancy_id = v.id order by 1)
    or s.school_ids <> array(select x.school_id from vacancy_schools x where x.vacancy_id = v.id order by 1))
  order by v.id limit ${AT_ONCE}`

async function rewrite(road: Road, site: Site, which: string): Promise<void> {
  const end = Date.now() + LONGEST_MS
  let last: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (last && Date.now() < end) {
    const after: string = last
    last = await road.inTenant(site, async (tx) => {
      const ids = (await tx.rows<{ id: string }>(which, [after])).map(({ id }) => id)
      await tx.run('select rewrite_vacancy_search(current_tenant(), $1::uuid[])', [ids])
      return ids.at(-1)
    })
  }
}

export const rewriteStale = (road: Road, site: Site): Promise<void> => rewrite(road, site, stale)
export const repairSearch = (road: Road, site: Site): Promise<void> => rewrite(road, site, doubtful)

export const rewriteJob: HandledJob = job(
  'rewriteVacancySearch',
  ({ site, road }) => rewriteStale(road, site),
  '*/5 * * * *',
)
export const repairJob: HandledJob = job(
  'repairVacancySearch',
  ({ site, road }) => repairSearch(road, site),
  '10 3 * * *',
)
