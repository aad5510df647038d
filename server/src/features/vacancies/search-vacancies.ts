import { allOf, type Condition, sqlCondition } from '#engine/condition.ts'
import { searchTerms } from '#engine/search.ts'

/** Comes after every letter, so that "all that starts with" ends where it should. */
const LAST = '\u{10ffff}'

/**
 * What somebody types above a list of vacancies, whatever their state: every word must stand somewhere, in the title, the
 * text, the kind of work, or the name or place of the host. As a form of the same word, or as the beginning of one.
 */
export function searchVacancies({ search }: Record<string, unknown>): Condition {
  return allOf(...searchTerms(String(search ?? '')).map(standsSomewhere))
}

function standsSomewhere(word: string): Condition {
  return sqlCondition((t, add) => {
    const typed = `${add(word)}::text`
    const found = (where: string) =>
      `select s.vacancy_id from vacancy_terms p join vacancy_search s on s.nr = p.nr where ${where}`
    // "De" has no stem: nobody is looking for it.
    return `(search_stem(${typed}) is null or ${t}.id in (${found(`p.term = search_stem(${typed})`)}
      union all ${found(`p.term >= ${typed} and p.term < ${add(word + LAST)}::text`)}))`
  })
}
