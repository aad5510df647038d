import { OTHER } from '#protocol/features/forms/answers.ts'
import type { Question } from './questions.ts'

/** The newest answers in words; who wants all takes the file. */
const TEXTS = 50

/** One answer of one row, and how often; `people` counts each person once, however many they chose. */
export type Line = { key: string; row: string | null; value: string; count: number; people: number }
export type Counted = {
  statuses: Record<string, number> | null
  lines: Line[] | null
  numbers: { key: string; people: number; average: number; min: number; max: number }[] | null
  words: { key: string; people: number; texts: string[] | null }[] | null
}

const worded = ['short_text', 'long_text', 'email', 'url', 'phone', 'date', 'signature', 'file']
/** Which way each question is counted. */
export const waysOf = (questions: readonly Question[]) => {
  const keys = (of: (question: Question) => boolean) => questions.filter(of).map(({ key }) => key)
  return {
    one: keys(({ kind }) => kind === 'choice' || kind === 'dropdown' || kind === 'scale'),
    many: keys(({ kind }) => kind === 'choices'),
    rows: keys(({ kind }) => kind === 'matrix' || kind === 'rubric'),
    numbers: keys(({ kind }) => kind === 'number'),
    words: keys(({ kind }) => worded.includes(kind)),
  }
}

type Places = Record<keyof ReturnType<typeof waysOf>, string>
const ownWords = (value: string) => `case when starts_with(${value}, '${OTHER}') then 'other' else ${value} end`

/** One walk over the answers for each way of counting; the places are lists of keys. */
export const resultsText = (where: string, { one, many, rows, numbers, words }: Places) => `
  with given as materialized (select t.id, t.answers, t.submitted_at from form_submissions t
    where ${where} and t.status in ('submitted', 'accepted')),
  lines as (
    select k.key, null::text as row, ${ownWords('a.value')} as value, count(*)::int as count, count(*)::int as people
    from given g cross join unnest(${one}) k(key) cross join lateral (select g.answers ->> k.key as value offset 0) a
    where a.value is not null group by 1, 3
    union all
    select k.key, null, ${ownWords('a.value')}, count(*)::int, (count(*) filter (where a.nth = 1))::int
    from given g cross join unnest(${many}) k(key)
      cross join lateral jsonb_array_elements_text(g.answers -> k.key) with ordinality a(value, nth) group by 1, 3
    union all
    select k.key, a.row, a.value, count(*)::int, (count(*) filter (where a.nth = 1))::int
    from given g cross join unnest(${rows}) k(key)
      cross join lateral jsonb_each_text(g.answers -> k.key) with ordinality a(row, value, nth) group by 1, 2, 3)
  select (select jsonb_object_agg(status, count) from (select t.status, count(*)::int as count from form_submissions t
      where ${where} group by t.status) c) as statuses,
    (select jsonb_agg(c) from lines c) as lines,
    (select jsonb_agg(c) from (select k.key, count(*)::int as people, round(avg(a.value), 2)::float as average,
        min(a.value)::float as min, max(a.value)::float as max
      from given g cross join unnest(${numbers}) k(key)
        cross join lateral (select (g.answers -> k.key)::numeric as value where jsonb_typeof(g.answers -> k.key) = 'number') a
      group by 1) c) as numbers,
    (select jsonb_agg(c) from (select k.key,
        (select count(*)::int from given g where g.answers ? k.key) as people,
        (select jsonb_agg(w.text) from (select g.answers ->> k.key as text from given g where g.answers ? k.key
          order by g.submitted_at desc, g.id limit ${TEXTS}) w) as texts
      from unnest(${words}) k(key)) c) as words`
