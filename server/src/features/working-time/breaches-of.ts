import type { Tx } from '#engine/writing/transaction.ts'
import type { Breach, InternshipKind } from '#protocol/features/working-time-breaches.ts'
import type { Calendar } from './school-days.ts'
import { type Entry, findBreaches, type Rule, type Worker } from './working-time.rules.ts'

/** Hours of an internship, with the other hours of the same student in the four weeks before and after. */
export type Judged = { internshipId: string; entry: Entry; others: readonly Entry[] }
type Row = { id: string; birthDate: string | null; kind: InternshipKind } & Calendar

/** What a rule looks at lies in these many days around the day worked. */
const AROUND = 35

/** What decides about hours of these internships on these days: who works, when their school is free, and the law. */
export type Law = { workers: Map<string, Worker>; rules: readonly Rule[] }

/** For days from the first to the last. */
export async function lawFor(tx: Tx, internshipIds: readonly string[], first: string, last = first): Promise<Law> {
  const ofSite: InternshipKind = tx.site.variant === 'box' ? 'work' : 'social'
  const [workers, rules] = await Promise.all([
    tx.rows<Row>(workersSql, [first, last, internshipIds, ofSite]),
    knownRules ?? tx.rows<Rule>(rulesSql),
  ])
  knownRules = rules
  return { workers: new Map(workers.map((row) => [row.id, workerOf(row)])), rules }
}

/** They change by a migration only, and a process serves after those: it reads them once. */
let knownRules: readonly Rule[] | undefined

/** Every rule of the law that these hours do not keep. */
export function breachesBy({ workers, rules }: Law, { internshipId, entry, others }: Judged): Breach[] {
  const worker = workers.get(internshipId)
  return worker ? findBreaches(worker, rules, entry, others) : []
}

/** The same for many hours of many internships; in the order in which they were asked. */
export async function breachesOfMany(tx: Tx, judged: readonly Judged[]): Promise<Breach[][]> {
  const days = judged.map(({ entry }) => entry.day).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first) return []
  const law = await lawFor(tx, [...new Set(judged.map(({ internshipId }) => internshipId))], first, last)
  return judged.map((each) => breachesBy(law, each))
}

const workerOf = ({ birthDate, kind, free, lessons, lessonMinutes }: Row): Worker => ({
  birthDate,
  kind,
  calendar: { free, lessons, lessonMinutes },
})

const spans = (from: string) =>
  `coalesce((select json_agg(json_build_object('startDate', h.start_date, 'endDate', h.end_date)) from ${from}), '[]')`

/** Who helps inside a school is inside one, whatever the site is for. Who has no school has no lessons that we know of. */
const workersSql = `select i.id, s.birth_date::text as "birthDate",
    case when o.type = 'School' then 'in_school' when i.school_id is null then 'volunteer' else $4::text end as kind,
    coalesce(c.lesson_minutes, 0) as "lessonMinutes",
    ${spans(`(select r.start_date, r.end_date from region_holidays r where r.region = c.region
        and r.start_date <= $2::date + ${AROUND} and r.end_date >= $1::date - ${AROUND}
      union all select d.start_date, d.end_date from free_days d where d.school_id = i.school_id and d.kind = 'free'
        and d.start_date <= $2::date + ${AROUND} and d.end_date >= $1::date - ${AROUND}) h`)} as free,
    ${spans(`free_days h where h.school_id = i.school_id and h.kind = 'lessons'
        and h.start_date <= $2::date + ${AROUND} and h.end_date >= $1::date - ${AROUND}`)} as lessons
  from internships i
  left join student_profiles s on s.id = i.student_id
  left join organizations o on o.id = i.organization_id
  left join school_calendars c on c.school_id = i.school_id
  where i.id = any($3)`

/** All that ever held; each says on which days it does. */
export const rulesSql = `select id, version, measure, from_age as "fromAge", until_age as "untilAge",
    internship_kinds as "internshipKinds", day_kinds as "dayKinds", amount, over, weeks,
    closed_from::text as "closedFrom", closed_until::text as "closedUntil", counts_lessons as "countsLessons",
    valid_from::text as "validFrom", valid_until::text as "validUntil"
  from working_time_rules order by id, version`
