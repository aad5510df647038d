import { type ChangedLine, changedLines } from '#protocol/shared/changed-lines.ts'
import { articlesOf } from './contract-articles.ts'
import type { FilledBlock, FilledInline } from './contract-text.ts'
import type { ContractPaper } from './contracts.ts'

/** One line that is other than before. Without `was` it is new, without `now` it is gone. No title: of the names at the top. */
export type ContractChange = ChangedLine & { article: string; title: string }
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

/** What differs between two texts of one contract, in the order of the newer one; articles are the same by their title. */
export function changesBetween(before: ContractPaper, after: ContractPaper): ContractChange[] {
  const [old, next] = [partsOf(before), partsOf(after)]
  const same = (parts: readonly Part[], title: string) => parts.find((part) => part.title === title)
  const kept = next.flatMap(({ article, title, lines }) =>
    changedLines(same(old, title)?.lines ?? [], lines).map((pair) => ({ article, title, ...pair })),
  )
  const gone = old
    .filter(({ title }) => !same(next, title))
    .flatMap(({ article, title, lines }) => lines.map((was) => ({ article, title, was, now: null })))
  return [...kept, ...gone]
}
