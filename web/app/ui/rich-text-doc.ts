import { cleanDoc, emptyDoc, type RichDoc, type RichNode } from '../../../protocol/src/vacancy-text.ts'

/** A text from what a form sends. */
export function readDoc(text: string | undefined): RichDoc {
  try {
    return cleanDoc(JSON.parse(text || 'null'))
  } catch {
    return emptyDoc
  }
}

/** What a person would read, without how it looks. */
export function plainText(node: { text?: string; content?: RichNode[] }): string {
  return node.text ?? node.content?.map(plainText).join(' ').trim() ?? ''
}

/** How much was written; marks and lists do not count. */
export function textLength(node: { text?: string; content?: RichNode[] }): number {
  return node.text?.length ?? node.content?.reduce((sum, each) => sum + textLength(each), 0) ?? 0
}
