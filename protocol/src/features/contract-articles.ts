import type { FilledBlock, FilledInline } from './contract-text.ts'
import type { ContractPaper } from './contracts.ts'

export type Article = { number: string; title: string; content: FilledBlock[]; breaksBefore: boolean }

const extraTitle = { nl: 'Bijzondere afspraken', en: 'Special agreements' }
const plain = (parts: readonly FilledInline[] = []) =>
  parts.map((part) => (part.type === 'text' ? part.text : ' ')).join('')

/** Articles are counted here, so that the page, the PDF and the evidence count alike. */
export function articlesOf({ text, extra, locale }: Pick<ContractPaper, 'text' | 'extra' | 'locale'>): Article[] {
  const articles: Article[] = []
  let number = 0
  let breaksBefore = false
  for (const block of text.content) {
    if (block.type === 'pageBreak') breaksBefore = true
    else if (block.type === 'heading' && block.attrs.level === 2) {
      number += 1
      articles.push({ number: String(number), title: plain(block.content), content: [], breaksBefore })
      breaksBefore = false
    } else {
      // What stands before the first article belongs to none.
      if (articles.length === 0) articles.push({ number: '', title: '', content: [], breaksBefore: false })
      articles.at(-1)?.content.push(block)
    }
  }
  if (extra)
    articles.push({
      number: String(number + 1),
      title: extraTitle[locale],
      content: extra
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
      breaksBefore: false,
    })
  return articles
}
