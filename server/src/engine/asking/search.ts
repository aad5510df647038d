import type { ColumnOf, TableName } from '#db/tables.ts'
import { snake } from '#protocol/declaring/names.ts'
import { folded, searchTerms } from '#protocol/shared/search-terms.ts'
import { allOf, type Condition, sqlCondition } from '../judging/condition.ts'
import { oneMistakeFrom, soundsLike } from './near-words.ts'

/** Comes after every letter, so that "all that starts with jan" ends where it should. */
export const LAST = '\u{10ffff}'

/**
 * Every word one types is the beginning of a word of the row, as kept in `table`; see the migration of search words. Who has
 * them is gathered once: asked row by row PostgreSQL goes through all words of a school for each of its people.
 */
export function searchIn<T extends TableName>(
  table: T,
  column: ColumnOf<T>,
  text: string,
  isAlike = false,
): Condition<TableName> {
  const found = (isAlike ? alikeIds : searchedIds)(table, column, text)
  return found ? sqlCondition((t, add) => `${t}.id = any(array(${found(add)}))`) : true
}

/** The same in a table of few rows, whose words nobody keeps: they are cut out of its texts while one asks. */
export function searchTexts(texts: (alias: string) => string, text: string): Condition<TableName> {
  return allOf(
    ...searchTerms(text).map((word) =>
      sqlCondition(
        (t, add) => `exists (select from search_terms(${texts(t)}) w where starts_with(w, ${add(word)}::text))`,
      ),
    ),
  )
}

/** A way from a row to what one knows it by: the column that points there, and where the words of that are kept. */
type Way = {
  [W in 'user_words' | 'organization_words']: { column: string; words: W; id: ColumnOf<W>; where?: WayRule }
}['user_words' | 'organization_words']
type WayRule = (alias: string, add: (value: unknown) => string) => string

/** Every word one types is one of the student, or of the host: of whatever the rows of `table` point at. */
export function searchThrough(table: TableName, ways: readonly Way[], text: string): Condition<TableName> {
  const words = searchTerms(text)
  if (words.length === 0) return true
  return sqlCondition((t, add) => {
    const having = words.map((word) => {
      const rows = ways.map(({ column, words: kept, id, where }) => {
        const found = `select w.${snake(id)} from ${kept} w where w.word >= ${add(word)} and w.word < ${add(word + LAST)}`
        return `select i.id from ${table} i where i.${snake(column)} = any(array(${found}))${where ? ` and ${where('i', add)}` : ''}`
      })
      return `(${rows.join(' union all ')})`
    })
    return `${t}.id = any(array(${having.join(' intersect ')}))`
  })
}

/** What a searched list can be sorted by: the best first. */
export const RELEVANCE = 'relevance'

/**
 * How well texts of a row, in small letters without accents, fit what was typed: it is one of them, one begins with it, a
 * word of one does, or the words stand somewhere.
 */
export function relevanceSql(texts: readonly string[], typed: string, add: (value: unknown) => string): string {
  const asked = `${add(folded(typed).trim().replace(/\s+/g, ' '))}::text`
  return `(select min(case when x collate "C" = ${asked} then 0 when starts_with(x, ${asked}) then 1
    when position(' ' || ${asked} in x) > 0 then 2 else 3 end) from unnest(array[${texts.join(', ')}]) x)`
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

/**
 * The same with words that are written almost so. Which those may be is thought up from what was typed, some hundreds of them,
 * so that each is one look in the same index, and nothing more has to be kept about anybody.
 */
function alikeIds<T extends TableName>(table: T, column: ColumnOf<T>, text: string) {
  const words = searchTerms(text)
  if (words.length === 0) return undefined
  return (add: (value: unknown) => string) =>
    words.map((word) => `(${alike(table, snake(column), word, add)})`).join(' intersect ')
}

function alike(table: TableName, id: string, word: string, add: (value: unknown) => string): string {
  const begun = [word, ...soundsLike(word)].map(
    (each) => `select w.${id} from ${table} w where w.word >= ${add(each)} and w.word < ${add(each + LAST)}`,
  )
  const near = oneMistakeFrom(word)
  if (near.length === 0) return begun.join(' union ')
  return [...begun, `select w.${id} from ${table} w where w.word = any(${add(near)}::text[])`].join(' union ')
}
