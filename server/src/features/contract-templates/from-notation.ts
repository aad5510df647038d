import type { TemplateInline, TemplateText } from '#protocol/features/contract-text.ts'

type Block = TemplateText['content'][number]
type Only = Extract<Block, { type: 'only' }>['attrs']['for']

/** `{student.name}` is what we know, `[times]` what the host fills in. */
function inline(line: string): TemplateInline[] {
  return line
    .split(/(\{[\w.]+\}|\[\w+\])/)
    .filter((part) => part !== '')
    .map((part): TemplateInline => {
      if (part.startsWith('{')) return { type: 'field', attrs: { name: part.slice(1, -1) } }
      if (part.startsWith('[')) return { type: 'blank', attrs: { name: part.slice(1, -1) } }
      return { type: 'text', text: part }
    })
}

const article = (title: string, lines: readonly string[]): Block[] => [
  { type: 'heading', attrs: { level: 2 }, content: inline(title) },
  ...lines.map((line): Block => ({ type: 'paragraph', content: inline(line) })),
]

/** An article, with whom it is for when it is not for all. */
export type Article = { title: string; lines: readonly string[]; only?: Only }

/** How templates that come with the product are written down. */
export const fromNotation = (articles: readonly Article[]): TemplateText => ({
  type: 'doc',
  content: articles.flatMap(({ title, lines, only }): Block[] => {
    const blocks = article(title, lines)
    return only ? [{ type: 'only', attrs: { for: only }, content: blocks }] : blocks
  }),
})
