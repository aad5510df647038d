import { escapeHtml } from '#mail/escape-html.ts'

/** A piece of HTML in which everything that came from elsewhere is escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[] | false | null | undefined

/** Values are escaped unless they are HTML already, so that forgetting it is not possible. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.reduce((whole, text, index) => whole + textOf(parts[index - 1]) + text))
}

function textOf(part: Part): string {
  if (part === false || part === null || part === undefined) return ''
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map((piece: Html) => piece.text).join('')
  return escapeHtml(String(part))
}
