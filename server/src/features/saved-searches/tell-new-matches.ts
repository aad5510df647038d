import type { Statement } from '#db/batch.ts'
import { type JobContext, job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { findNew, type NewVacancy } from '#features/stagebank/search/find-new.ts'
import { queueMail } from '#mail/queue.ts'
import { stopKey } from '#mail/stop-key.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { readSearch } from '#protocol/features/stagebank/stagebank-search.ts'
import { savedSearchMails } from './saved-searches.mails.ts'

/** More news than this nobody reads; the rest is behind the button of the mail. */
const MOST_TOLD = 5
const PEOPLE_AT_ONCE = 50
/** A job that takes longer leaves the rest to the next one. */
const LONGEST_MS = 60_000

/** Whose turn it is: a day or a week after they were told last, with an hour to spare for a clock that runs early. */
const isDue = `s.alert <> 'off' and s.told_until <
  now() - (case s.alert when 'daily' then interval '23 hours' else interval '167 hours' end)`

type DueSearch = { id: string; name: string; search: string; toldUntil: Date }
type Person = { id: string; email: string; locale: Locale; firstName: string; age: number | null }

const duePeople = (tx: Tx, after: string) =>
  tx.rows<Person>(
    `select u.id, u.email, u.locale, u.first_name as "firstName",
       date_part('year', age(today_nl(), p.birth_date))::int as age
     from users u left join student_profiles p on p.id = u.id
     where u.status = 'active' and u.id > $1 and u.id in (select s.user_id from saved_searches s where ${isDue})
     order by u.id limit ${PEOPLE_AT_ONCE}`,
    [after],
  )

const lineOf = ({ title, host, city }: NewVacancy) => `• ${title}, ${[host, city].filter(Boolean).join(', ')}`

/** One mail about all searches of a person whose turn it is, or none. What was looked at is not looked at again. */
async function tellPerson(tx: Tx, { id, email, locale, firstName, age }: Person): Promise<void> {
  const due = await tx.rows<DueSearch>(
    `select s.id, s.name, s.search, s.told_until as "toldUntil" from saved_searches s
     where s.user_id = $1 and ${isDue} order by s.created_at for update`,
    [id],
  )
  const [first] = due
  if (!first) return
  const read = <T>({ text, values }: Statement) => tx.rows<T>(text, values)
  const context = { read, me: tx.me, call: { site: tx.site } }
  const found: (DueSearch & { own: NewVacancy[] })[] = []
  for (const each of due) {
    const search = readSearch(new URLSearchParams(each.search))
    const own = await findNew(context, search, { since: each.toldUntil, age })
    if (own.length > 0) found.push({ ...each, own })
  }
  await tx.run('update saved_searches set told_until = now() where id = any($1)', [due.map((each) => each.id)])
  const news = [...new Map(found.flatMap(({ own }) => own.map((vacancy) => [vacancy.id, vacancy]))).values()]
  const [newest] = news
  if (!newest) return
  const [only, ...others] = found
  const lines = news.slice(0, MOST_TOLD).map((vacancy, index) => [`place${index + 1}`, lineOf(vacancy)])
  await queueMail(tx, {
    mail: news.length === 1 ? savedSearchMails.newMatch : savedSearchMails.newMatches,
    key: `${id}:${newest.id}:${first.toldUntil.toISOString()}`,
    to: { id, email, locale, firstName },
    values: {
      count: String(news.length),
      searches: found.map(({ name }) => `“${name}”`).join(', '),
      ...Object.fromEntries(lines),
    },
    link: only && others.length === 0 ? `/stagebank${only.search}` : '/favorieten/zoekopdrachten',
    stop: `/favorieten/afmelden?sleutel=${await stopKey(tx, id)}`,
  })
}

export async function tellNews({ road, site, log }: Pick<JobContext, 'road' | 'site' | 'log'>): Promise<void> {
  const until = Date.now() + LONGEST_MS
  let after = '00000000-0000-0000-0000-000000000000'
  while (Date.now() < until) {
    const people = await road.inTenant(site, (tx) => duePeople(tx, after))
    for (const person of people) {
      after = person.id
      // A transaction for each: whoever was told is not told again when the next one fails, who waits for nobody.
      try {
        await road.onBehalfOf(site, { userId: person.id, organizationId: null }, 'tellNewMatches', (tx) =>
          tellPerson(tx, person),
        )
      } catch (error) {
        log.warn({ user: person.id, err: error }, 'somebody could not be told what is new')
      }
    }
    if (people.length < PEOPLE_AT_ONCE) return
  }
}

/** Every hour, since a day of one person ends when that of another begins. At night nobody is mailed. */
export const tellNewMatches = job('tellNewMatches', tellNews, '20 5-18 * * *')
