import type { FoundIn } from '#protocol/features/stagebank/stagebank.ts'
import type { WordGroup } from '../words/read-words.ts'
import { stemsOf } from '../words/word-stems.ts'
import type { Context } from './term-counts.ts'

export type Texts = {
  id: string
  title: string
  sector: string | null
  host: string
  city: string | null
  tags: string[]
  requirements: string | null
  description: string | null
}

/** What the vacancies of the page say. */
export const textsSql = `(select json_agg(t) from (
  select v.id, v.title, v.sector, o.name as host, coalesce(v.city, o.city) as city, v.requirements,
    left(v.description, 3000) as description,
    array(select g.name from vacancy_tags t join tags g on g.id = t.tag_id where t.vacancy_id = v.id order by g.name) as tags
  from page p join vacancies v on v.id = p.id join organizations o on o.id = v.organization_id) t)`

/** Where each vacancy of a page has the words that were typed: what a card shows of it, and what it does not. */
export async function whyFound(
  { read }: Pick<Context, 'read'>,
  groups: readonly WordGroup[],
  rows: readonly Texts[],
): Promise<Record<string, FoundIn>> {
  const stems = new Map<string, string | null>()
  const learn = async (texts: readonly (string | null)[]) => {
    const words = [...new Set(texts.flatMap((text) => wordsOf(text).map(({ plain }) => plain)))]
    for (const [index, stem] of (await stemsOf(read, words)).entries()) stems.set(words[index] ?? '', stem)
  }
  const firstIn = (group: WordGroup, text: string | null) =>
    wordsOf(text).find(({ plain }) => isOf(group, plain, stems.get(plain)))
  const inSight = ({ title, sector, host, city }: Texts) => [title, sector, host, city]
  await learn(rows.flatMap((row) => [...inSight(row), ...row.tags]))
  const found: Record<string, FoundIn> = {}
  const left: { row: Texts; group: WordGroup; why: FoundIn }[] = []
  for (const row of rows) {
    const why: FoundIn = { words: [] }
    for (const group of groups) {
      const seen = inSight(row).flatMap((text) => firstIn(group, text)?.plain ?? [])
      const tag = row.tags.find((name) => firstIn(group, name))
      why.words.push(...new Set(seen))
      if (seen.length === 0 && tag) why.tag ??= tag
      if (seen.length === 0 && !tag) left.push({ row, group, why })
    }
    found[row.id] = why
  }
  // The long texts are read only where nothing in sight tells it.
  await learn(left.flatMap(({ row }) => [row.requirements, row.description]))
  for (const { row, group, why } of left) {
    for (const text of [row.requirements, row.description]) {
      const word = why.excerpt === undefined ? firstIn(group, text) : undefined
      if (!word || !text) continue
      why.words.push(word.plain)
      why.excerpt = around(text, word)
    }
  }
  return found
}

type Word = { plain: string; at: number; length: number }

/** The words of a text as the index has them, and where they stand. */
function wordsOf(text: string | null): Word[] {
  return [...(text ?? '').matchAll(/[\p{L}\p{M}0-9]+/gu)].map(({ 0: word, index }) => ({
    plain: word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
    at: index,
    length: word.length,
  }))
}

/** The word itself in any form, or a compound with it. */
const isOf = ({ terms }: WordGroup, word: string, stem: string | null | undefined) =>
  (stem && terms.has(stem)) || [...terms.keys()].some((term) => term.length > 3 && word.includes(term))

const [BEFORE, AFTER] = [32, 48]

/** A few words of the text on both sides, cut between words. */
function around(text: string, { at, length }: Word): string {
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const last = at + length + AFTER
  const end = last >= text.length ? text.length : Math.max(at + length, text.lastIndexOf(' ', last))
  return `${start > 0 ? '…' : ''}${text.slice(start, end).replace(/\s+/g, ' ')}${end < text.length ? '…' : ''}`
}
