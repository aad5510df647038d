import { articlesOf } from './contract-articles.ts'
import type { FilledBlock, FilledInline } from './contract-text.ts'
import type { ContractPaper } from './contracts.ts'

/** One line that is other than before. Without `was` it is new, without `now` it is gone. No title: of the names at the top. */
export type ContractChange = { article: string; title: string; was: string | null; now: string | null }
type Part = { article: string; title: string; lines: string[] }

const words = (parts: readonly FilledInline[] = []) =>
  parts.map((part) => (part.type === 'text' ? part.text : ' ')).join('')

/** A paragraph, an item or a row of a table is a line. */
function linesOf(block: FilledBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [words(block.content)]
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(linesOf))
    case 'table':
      return block.content.map(({ content }) =>
        content.map((cell) => cell.content.flatMap(linesOf).join(' ')).join(', '),
      )
    default:
      return []
  }
}

const filled = (lines: string[]) => lines.map((line) => line.trim()).filter(Boolean)
function partsOf(paper: ContractPaper): Part[] {
  const names = [...paper.parties.flatMap(({ name, below }) => [name, below]), ...paper.signers.map(({ name }) => name)]
  const articles = articlesOf(paper).map(({ number, title, content }) => ({
    article: number,
    title,
    lines: filled(content.flatMap(linesOf)),
  }))
  return [{ article: '', title: '', lines: [...new Set(filled(names))] }, ...articles]
}

/** How many lines two texts have in common from each place on. */
function commonFrom(was: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: was.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  const at = (one: number, other: number) => table[one]?.[other] ?? 0
  for (let one = was.length - 1; one >= 0; one -= 1)
    for (let other = now.length - 1; other >= 0; other -= 1) {
      const row = table[one]
      if (row)
        row[other] =
          was[one] === now[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1))
    }
  return table
}

type Pair = Pick<ContractChange, 'was' | 'now'>
/** Lines that came instead of others stand beside them. */
function pairsOf(was: readonly string[], now: readonly string[]): Pair[] {
  const table = commonFrom(was, now)
  const pairs: Pair[] = []
  let [gone, come]: [string[], string[]] = [[], []]
  const close = () => {
    for (let at = 0; at < Math.max(gone.length, come.length); at += 1)
      pairs.push({ was: gone[at] ?? null, now: come[at] ?? null })
    ;[gone, come] = [[], []]
  }
  for (let [one, other] = [0, 0]; one < was.length || other < now.length; ) {
    const [before, after] = [was[one], now[other]]
    if (before !== undefined && before === after) {
      close()
      one += 1
      other += 1
    } else if (before !== undefined && (table[one + 1]?.[other] ?? 0) >= (table[one]?.[other + 1] ?? 0)) {
      gone.push(before)
      one += 1
    } else if (after !== undefined) {
      come.push(after)
      other += 1
    } else {
      gone.push(before ?? '')
      one += 1
    }
  }
  close()
  return pairs
}

/** What differs between two texts of one contract, in the order of the newer one; articles are the same by their title. */
export function changesBetween(before: ContractPaper, after: ContractPaper): ContractChange[] {
  const [old, next] = [partsOf(before), partsOf(after)]
  const same = (parts: readonly Part[], title: string) => parts.find((part) => part.title === title)
  const kept = next.flatMap(({ article, title, lines }) =>
    pairsOf(same(old, title)?.lines ?? [], lines).map((pair) => ({ article, title, ...pair })),
  )
  const gone = old
    .filter(({ title }) => !same(next, title))
    .flatMap(({ article, title, lines }) => lines.map((was) => ({ article, title, was, now: null })))
  return [...kept, ...gone]
}

export type WordPart = { text: string; isOther: boolean }
/** The same line twice, with what differs in the middle set apart. */
export function otherWords(was: string, now: string): { was: WordPart[]; now: WordPart[] } {
  const [one, other] = [was.split(/(?<=\s)/), now.split(/(?<=\s)/)]
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const partsIn = (all: string[]): WordPart[] =>
    [
      { text: all.slice(0, start).join(''), isOther: false },
      { text: all.slice(start, all.length - end).join(''), isOther: true },
      { text: all.slice(all.length - end).join(''), isOther: false },
    ].filter(({ text }) => text !== '')
  return { was: partsIn(one), now: partsIn(other) }
}
