import type { Sql } from '#db/database.ts'
import { vacancyTextOf } from '#protocol/features/vacancies/vacancy-text.ts'
import type { Sector } from '#protocol/shared/sectors.ts'
import type { Host, HostVacancy } from './demo-hosts.ts'
import { insertRows } from './insert-rows.ts'
import type { Random } from './random.ts'

type Period = { startDate: string; endDate: string }
type Row = Record<string, unknown> & { id: string }

/** Whom the work suits; what is not named suits everybody. */
const levels: Partial<Record<Sector, string[]>> = {
  techniek: ['pro', 'vmbo-bk', 'vmbo-gt', 'mbo'],
  ict: ['vmbo-gt', 'havo', 'vwo', 'mbo'],
  cultuur: ['havo', 'vwo'],
  horeca: ['pro', 'vmbo-bk', 'vmbo-gt'],
}

const dayBefore = (date: string, days: number) =>
  new Date(Date.parse(date) - days * 24 * 3600_000).toISOString().slice(0, 10)

/** The few that are in another state than most, by their place in the list. Nothing here is drawn by chance. */
function unusual(at: number, { startDate }: Period): Record<string, unknown> {
  if (at === 0) return { placesTaken: 2, places: 2, status: 'full' }
  if (at >= 1 && at <= 4) return { status: 'in_review', publishedAt: null }
  if (at === 5) return { status: 'expired', startDate: dayBefore(startDate, 300), endDate: dayBefore(startDate, 60) }
  return at === 6 ? { status: 'paused' } : {}
}

/** The first of every host, then the second of each, so that what comes last, and is not open, is nobody's only one. */
const inTurns = (hosts: Host[]) =>
  [0, 1, 2, 3].flatMap((turn) =>
    hosts.flatMap((host) => host.pattern.vacancies.slice(turn, turn + 1).map((pattern) => ({ host, pattern }))),
  )

/** What each host offers; most are open, some are drafts, in review, paused, full or over. */
export async function addVacancies(sql: Sql, random: Random, hosts: Host[], period: Period): Promise<HostVacancy[]> {
  const made: HostVacancy[] = []
  const rows: Row[] = []
  const all = inTurns(hosts)
  const open = Math.floor(all.length * 0.85)
  for (const [index, { host, pattern }] of all.entries()) {
    const { sector } = host
    const id = random.uuid()
    const status = index < open ? 'published' : random.pick(['draft', 'paused', 'closed'])
    const isPublic = status !== 'draft'
    rows.push({
      id,
      organizationId: host.id,
      title: pattern.title,
      description: pattern.description,
      body: vacancyTextOf(pattern.description),
      sector,
      status,
      places: random.int(1, 4),
      placesTaken: 0,
      hours: pattern.hours,
      hoursPerWeek: index % 3 === 0 ? Math.min(pattern.hours, 8) : null,
      minimumAge: pattern.minimumAge,
      weekdays: pattern.weekdays,
      levels: index % 2 === 0 ? (levels[sector] ?? []) : [],
      isDirect: index % 12 === 7,
      visibleTo: 'all',
      startDate: random.chance(0.6) ? period.startDate : null,
      endDate: random.chance(0.6) ? period.endDate : null,
      contactPersonId: host.contact.id,
      stockImage: sector,
      publishedAt: isPublic ? new Date(Date.parse(period.startDate) - index * 7 * 3600_000).toISOString() : null,
      closedAt: status === 'closed' ? new Date(period.startDate).toISOString() : null,
      createdById: host.contact.id,
      ...(index >= open ? unusual(index - open, period) : {}),
    })
    made.push({
      id,
      title: pattern.title,
      hours: pattern.hours,
      weekdays: pattern.weekdays,
      host,
      isOpen: index < open,
    })
  }
  await insertRows(sql, 'vacancies', rows)
  await addAround(sql, rows, all)
  return made
}

/** Tags that fit, a place of their own for some, who looked, and two people who say that something is wrong. */
async function addAround(sql: Sql, rows: Row[], all: ReturnType<typeof inTurns>): Promise<void> {
  await sql.run(
    `insert into vacancy_tags (vacancy_id, tag_id)
     select x.id, t.id from jsonb_to_recordset($1::jsonb) as x(id uuid, tags text[]) join tags t on t.name = any(x.tags)`,
    [JSON.stringify(rows.map(({ id }, at) => ({ id, tags: all[at]?.pattern.tags ?? [] })))],
  )
  // Every ninth is done at the next host's address instead of at its own.
  const elsewhere = rows.filter((_, index) => index % 9 === 4)
  await sql.run(
    `update vacancies v set street = o.street, house_number = o.house_number, postal_code = o.postal_code,
       city = o.city, latitude = o.latitude, longitude = o.longitude
     from jsonb_to_recordset($1::jsonb) as x(id uuid, host uuid) join organizations o on o.id = x.host
     where v.id = x.id`,
    [JSON.stringify(elsewhere.map(({ id }, at) => ({ id, host: rows[(at + 1) % rows.length]?.organizationId })))],
  )
  await sql.run(
    `insert into vacancy_views (vacancy_id, day, views)
     select v.id, d::date, 1 + abs(hashtext(v.id::text || d)) % 9 from vacancies v,
       generate_series(today_nl() - 29, today_nl(), interval '1 day') d
     where v.published_at is not null and abs(hashtext(d || v.id::text)) % 3 > 0`,
  )
  const [unsafe, gone] = [rows[30]?.id, rows[41]?.id]
  await sql.run(
    `insert into vacancy_reports (vacancy_id, reason, explanation, email) values
       ($1, 'unsafe', 'Mijn broertje moest op een hoge ladder staan zonder dat iemand erbij was.', 'ouder@voorbeeld.example'),
       ($2, 'gone', 'Ik belde en ze zeggen dat deze plek niet meer bestaat.', null)`,
    [unsafe, gone],
  )
}
