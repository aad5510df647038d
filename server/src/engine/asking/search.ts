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

/**
 * Every word one types is the beginning of a word of the row, as kept in `table`; see the migration of search words. `ours`
 * is the column with the id of what is looked for, where that is not the row's own.
 */
export function searchIn<T extends TableName>(
  table: T,
  column: ColumnOf<T>,
  text: string,
  ours = 'id',
): Condition<TableName> {
  return allOf(
    ...searchTerms(text).map((word) =>
      sqlCondition(
        (t, add) =>
          `${t}.${ours} in (select w.${snake(column)} from ${table} w where w.word >= ${add(word)} and w.word < ${add(word + LAST)})`,
      ),
    ),
  )
}
