import type { ColumnOf, TableName } from '#db/tables.ts'
import { snake } from '#protocol/declaring/names.ts'
import { allOf, type Condition, sqlCondition } from '../judging/condition.ts'

const MAX_WORDS = 8
/** Comes after every letter, so that "all that starts with jan" ends where it should. */
export const LAST = '\u{10ffff}'

/** The words of a text as the database keeps them: small letters, no accents. */
export function searchTerms(text: string): string[] {
  const folded = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return [...new Set(folded.split(/[^\p{L}0-9]+/u).filter(Boolean))].slice(0, MAX_WORDS)
}

/** Every word one types is the beginning of a word of the row, as kept in `table`; see the migration of search words. */
export function searchIn<T extends TableName>(table: T, column: ColumnOf<T>, text: string): Condition<TableName> {
  return allOf(
    ...searchTerms(text).map((word) =>
      sqlCondition(
        (t, add) =>
          `${t}.id in (select w.${snake(column)} from ${table} w where w.word >= ${add(word)} and w.word < ${add(word + LAST)})`,
      ),
    ),
  )
}

/** So few are looked at one by one. */
const FEW = 100

/**
 * The ids of what one searches for, as a statement; nothing when no word was typed. Of a whole name one word is mostly rare:
 * those who have it are asked for the others. Only where all words are common, everybody who has each of them is gathered.
 */
export function searchedIds<T extends TableName>(table: T, column: ColumnOf<T>, text: string) {
  const words = searchTerms(text)
  if (words.length === 0) return undefined
  const id = snake(column)
  return (add: (value: unknown) => string) => {
    const ranges = words.map((word) => ({ low: add(word), high: add(word + LAST) }))
    const having = ranges.map(
      ({ low, high }) => `select w.${id} from ${table} w where w.word >= ${low} and w.word < ${high}`,
    )
    if (words.length === 1) return having.join()
    const values = ranges.map(({ low, high }) => `(${low}::text collate "C", ${high}::text collate "C")`)
    const within = (w: string, of: string) => `${w}.word >= ${of}.low and ${w}.word < ${of}.high`
    return `with typed (low, high) as materialized (values ${values.join(', ')}),
      rarest as materialized (select t.low, t.high, c.n from typed t cross join lateral (
        select count(*) as n from (select from ${table} w where ${within('w', 't')} limit ${FEW + 1}) w) c order by c.n limit 1)
      select w.${id} from rarest r cross join lateral (select w.${id} from ${table} w where ${within('w', 'r')} offset 0) w
        where r.n <= ${FEW} and not exists (select from typed t where t.low <> r.low and not exists (
          select from ${table} o where o.${id} = w.${id} and ${within('o', 't')} offset 0) offset 0)
      union all select i.${id} from (${having.join(' intersect ')}) i where (select r.n from rarest r) > ${FEW}`
  }
}
