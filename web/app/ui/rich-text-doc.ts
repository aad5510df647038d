import {
  cleanDoc,
  emptyDoc,
  plainTextOf,
  type RichDoc,
  type RichNode,
  vacancyTextOf,
} from '#protocol/features/vacancies/vacancy-text.ts'

/** A text from what a form sends. */
export function readDoc(text: string | undefined): RichDoc {
  try {
    return cleanDoc(JSON.parse(text || 'null'))
  } catch {
    return emptyDoc
  }
}

/**
 * A text from all that a form sends under one name: the editor's alone, or without scripts the text as it was and then
 * plain lines. Lines that still say the same leave its headings and links alone.
 */
export function docOf(given: readonly string[]): RichDoc {
  const before = readDoc(given[0])
  if (given.length < 2) return before
  const typed = cleanDoc(vacancyTextOf(given.at(-1) ?? ''))
  const isSame = JSON.stringify(typed) === JSON.stringify(cleanDoc(vacancyTextOf(plainTextOf(before))))
  return isSame ? before : typed
}

/** What a person would read, without how it looks. */
export function plainText(node: { text?: string; content?: RichNode[] }): string {
  return node.text ?? node.content?.map(plainText).join(' ').trim() ?? ''
}

/** How much was written; marks and lists do not count. */
export function textLength(node: { text?: string; content?: RichNode[] }): number {
  return node.text?.length ?? node.content?.reduce((sum, each) => sum + textLength(each), 0) ?? 0
}

/** A text with plain lines after it, every space as it was typed: somebody may still be in the middle of it. */
export function withLines({ content }: RichDoc, lines: string): RichDoc {
  if (lines === '') return { type: 'doc', content }
  const paragraphs = lines
    .split('\n')
    .map((text): RichNode => ({ type: 'paragraph', ...(text ? { content: [{ type: 'text', text }] } : {}) }))
  return { type: 'doc', content: [...content, ...paragraphs] }
}

/** How far a place in such lines is from their end, as an editor counts: leaving one paragraph and entering the next. */
export const stepsFromEnd = (lines: string, place: number): number => {
  const rest = lines.slice(place)
  return rest.length + rest.split('\n').length - 1
}
