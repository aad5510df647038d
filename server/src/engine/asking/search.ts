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

/** The ids of what one searches for, as a statement; nothing when no word was typed. */
export function searchedIds<T extends TableName>(table: T, column: ColumnOf<T>, text: string) {
  const words = searchTerms(text)
  if (words.length === 0) return undefined
  return (add: (value: unknown) => string) =>
    words
      .map(
        (word) =>
          `select w.${snake(column)} from ${table} w where w.word >= ${add(word)} and w.word < ${add(word + LAST)}`,
      )
      .join(' intersect ')
}
