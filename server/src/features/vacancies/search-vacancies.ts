import { oneMistakeFrom, soundsLike } from '#engine/asking/near-words.ts'
import { LAST } from '#engine/asking/search.ts'
import { allOf, type Condition, sqlCondition } from '#engine/judging/condition.ts'
import { searchTerms } from '#protocol/shared/search-terms.ts'

/** The beginning of very many words is no question. */
const SHORTEST = 3
/** Whoever types only a beginning goes on typing: it need not be gone through to the end. */
const MOST = 5000

/**
 * What somebody types above a list of vacancies, whatever their state: every word must stand somewhere, in the title, the
 * text, the kind of work, or the name or place of the host. As a form of the same word, or, from three letters on, as the
 * beginning of one.
 */
export function searchVacancies({ search, alike }: Record<string, unknown>): Condition<'vacancies'> {
  return allOf(...searchTerms(String(search ?? '')).map((word) => standsSomewhere(word, alike === true)))
}

function standsSomewhere(word: string, isAlike: boolean): Condition<'vacancies'> {
  return sqlCondition((t, add) => {
    const typed = `${add(word)}::text`
    const found = (where: string) =>
      `select s.vacancy_id from vacancy_terms p join vacancy_search s on s.nr = p.nr where ${where}`
    const whole = found(`p.term = search_stem(${typed})`)
    const begun = () => `(${found(`p.term >= ${typed} and p.term < ${add(word + LAST)}::text`)} limit ${MOST})`
    const near = isAlike ? [...soundsLike(word), ...oneMistakeFrom(word)] : []
    // Only words that some vacancy has: of what is thought up the stem may be another word, as "pad" is of "paaden".
    const nearly = () =>
      found(
        `p.term = any(array(select distinct v.stem from vacancy_vocabulary v where v.word = any(${add(near)}::text[])))`,
      )
    const wanted = [whole, ...(word.length < SHORTEST ? [] : [begun()]), ...(near.length > 0 ? [nearly()] : [])]
    // "De" has no stem: nobody is looking for it.
    return `(search_stem(${typed}) is null or
      ${t}.id in (${wanted.join(' union all ')}))`
  })
}
