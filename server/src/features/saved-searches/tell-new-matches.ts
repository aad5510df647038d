import type { Site } from '#engine/call.ts'
import { job } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import type { Tx } from '#engine/transaction.ts'
import { queueMail } from '#mail/queue.ts'
import type { Locale } from '#protocol/errors.ts'
import { readSearch } from '#protocol/stagebank-search.ts'
import { isFor, matches, type NewVacancy, type Reader } from './matching.ts'

/** More news than this nobody reads; the rest is behind the button of the mail. */
const MOST_NEW = 1000
const MOST_TOLD = 5
const PEOPLE_AT_ONCE = 50
/** A job that takes longer leaves the rest to the next one. */
const LONGEST_MS = 60_000

/** Whose turn it is: a day or a week after they were told last, with an hour to spare for a clock that runs early. */
const isDue = `s.alert <> 'off' and s.told_until <
  now() - (case s.alert when 'daily' then interval '23 hours' else interval '167 hours' end)`

type DueSearch = { id: string; name: string; search: string; toldUntil: Date; stopKey: string }
type Person = Reader & { id: string; email: string; locale: Locale; firstName: string; searches: DueSearch[] }

const duePeople = (tx: Tx) =>
  tx.rows<Person>(
    `select u.id, u.email, u.locale, u.first_name as "firstName",
       date_part('year', age(today_nl(), p.birth_date))::int as age,
       (select coalesce(array_agg(r.organization_id), '{}') from roles r where r.user_id = u.id and r.name = 'student'
         and r.organization_id is not null) as "schoolIds"
     from users u left join student_profiles p on p.id = u.id
     where u.status = 'active' and u.id in (select s.user_id from saved_searches s where ${isDue})
     order by u.id limit ${PEOPLE_AT_ONCE}`,
  )

const newVacancies = (tx: Tx, since: Date) =>
  tx.rows<NewVacancy>(
    `select v.id, v.title, concat_ws(' ', v.title, v.description, v.sector, o.name, coalesce(v.city, o.city),
         (select string_agg(t.name, ' ') from vacancy_tags x join tags t on t.id = x.tag_id where x.vacancy_id = v.id))
         as words,
       o.name as host, coalesce(v.city, o.city) as city, o.type as kind, v.sector, v.levels, v.weekdays, v.hours,
       v.start_date::text as "startDate", v.end_date::text as "endDate", v.places - v.places_taken as "placesLeft",
       coalesce(v.latitude, o.latitude) as latitude, coalesce(v.longitude, o.longitude) as longitude,
       v.minimum_age as "minimumAge", v.maximum_age as "maximumAge", v.published_at as "publishedAt",
       (select coalesce(array_agg(x.tag_id), '{}') from vacancy_tags x where x.vacancy_id = v.id) as "tagIds",
       case v.visible_to when 'all' then '{}' else
         (select coalesce(array_agg(x.school_id), array[gen_random_uuid()]) from vacancy_schools x
          where x.vacancy_id = v.id) end as "schoolIds"
     from vacancies v join organizations o on o.id = v.organization_id
     where v.status = 'published' and o.status = 'approved' and v.published_at > $1
     order by v.published_at desc, v.id limit ${MOST_NEW}`,
    [since],
  )

const lineOf = ({ title, host, city }: NewVacancy) => `• ${title}, ${[host, city].filter(Boolean).join(', ')}`

/** One mail about all searches of a person whose turn it is, or none. What was looked at is not looked at again. */
async function tellPerson(tx: Tx, { id, email, locale, firstName, ...reader }: Person): Promise<void> {
  const due = await tx.rows<DueSearch>(
    `select s.id, s.name, s.search, s.told_until as "toldUntil", s.stop_key as "stopKey" from saved_searches s
     where s.user_id = $1 and ${isDue} order by s.created_at for update`,
    [id],
  )
  const [first] = due
  if (!first) return
  const oldest = new Date(Math.min(...due.map(({ toldUntil }) => toldUntil.getTime())))
  const fresh = (await newVacancies(tx, oldest)).filter((vacancy) => isFor(reader, vacancy))
  const found = due.flatMap((each) => {
    const search = readSearch(new URLSearchParams(each.search))
    const own = fresh.filter((vacancy) => vacancy.publishedAt > each.toldUntil && matches(search, vacancy))
    return own.length > 0 ? [{ ...each, own }] : []
  })
  await tx.run('update saved_searches set told_until = now() where id = any($1)', [due.map((each) => each.id)])
  const news = [...new Map(found.flatMap(({ own }) => own.map((vacancy) => [vacancy.id, vacancy]))).values()]
  const [newest] = news
  if (!newest) return
  const [only, ...others] = found
  const lines = news.slice(0, MOST_TOLD).map((vacancy, index) => [`place${index + 1}`, lineOf(vacancy)])
  await queueMail(tx, {
    purpose: news.length === 1 ? 'newMatch' : 'newMatches',
    key: `${id}:${newest.id}:${first.toldUntil.toISOString()}`,
    to: { id, email, locale, firstName },
    values: {
      count: String(news.length),
      searches: found.map(({ name }) => `“${name}”`).join(', '),
      ...Object.fromEntries(lines),
    },
    link: only && others.length === 0 ? `/stagebank${only.search}` : '/favorieten/zoekopdrachten',
    stop: `/favorieten/afmelden?sleutel=${first.stopKey}`,
  })
}

export async function tellNews(road: Road, site: Site): Promise<void> {
  const until = Date.now() + LONGEST_MS
  while (Date.now() < until) {
    const people = await road.inTenant(site, duePeople)
    // A transaction for each: whoever was told is not told again when the next one fails.
    for (const person of people) await road.inTenant(site, (tx) => tellPerson(tx, person))
    if (people.length < PEOPLE_AT_ONCE) return
  }
}

/** Every hour, since a day of one person ends when that of another begins. At night nobody is mailed. */
export const tellNewMatches = job('tellNewMatches', ({ site, road }) => tellNews(road, site), '20 5-18 * * *')
