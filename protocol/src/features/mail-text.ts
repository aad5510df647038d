import { isObject } from '#protocol/shared/guards.ts'
import { isRichText, isTextOf, type ListNode, type Paragraph, type RichTextDoc } from '#protocol/shared/rich-text.ts'

/**
 * The text of a mail as a school or a centre writes it: the JSON of the editor, never HTML. A `field` stands for what is
 * only known when the mail is made. Braces and the like in a text are signs as any other.
 */
export type MailField = { type: 'field'; attrs: { name: string } }
export type MailDoc = RichTextDoc<MailField>
export type MailBlock = Paragraph<MailField> | ListNode<MailField>
type MailInline = NonNullable<Paragraph<MailField>['content']>[number]
export type SubjectPart = { type: 'text'; text: string } | MailField
/** What of a mail can be changed. Buttons keep their links, in their order. */
export type WrittenMail = { subject: SubjectPart[]; body: MailDoc; buttons: string[] }

/** Whom a mail goes to, as somebody would say it who writes its text. */
export const mailReaders = ['student', 'school', 'host', 'centre', 'signers', 'anybody'] as const
export type MailReader = (typeof mailReaders)[number]

const LONGEST_SUBJECT = 200
const LONGEST_BUTTON = 60

const isField = (part: Record<string, unknown>): boolean =>
  part.type === 'field' && isObject(part.attrs) && isTextOf(part.attrs.name, 60)
const isOneLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text)
const isSubjectPart = (part: unknown): part is SubjectPart =>
  isObject(part) &&
  (isField(part) ||
    (part.type === 'text' &&
      typeof part.text === 'string' &&
      part.text !== '' &&
      part.text.length <= LONGEST_SUBJECT &&
      isOneLine(part.text)))

export const isMailDoc = (value: unknown): value is MailDoc => isRichText<MailField>(value, isField)

/** Nothing but what we know how to show, and not more than a mail needs. */
export const isWrittenMail = (value: unknown): value is WrittenMail =>
  isObject(value) &&
  Array.isArray(value.subject) &&
  value.subject.length <= 40 &&
  value.subject.every(isSubjectPart) &&
  isMailDoc(value.body) &&
  Array.isArray(value.buttons) &&
  value.buttons.length <= 5 &&
  value.buttons.every((label) => isTextOf(label, LONGEST_BUTTON) && isOneLine(label))

/** `{student} komt` as parts: how texts that come with the product are written down. */
export const partsOf = (line: string): SubjectPart[] =>
  line
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) =>
      /^\{\w+\}$/.test(part) ? { type: 'field', attrs: { name: part.slice(1, -1) } } : { type: 'text', text: part },
    )

export const docOf = (lines: readonly string[]): MailDoc => ({
  type: 'doc',
  content: lines.map((line) => ({ type: 'paragraph', content: partsOf(line) })),
})

/** A paragraph, or an item of a list, is a line; a field is what `nameOf` makes of it. */
export function linesOf(blocks: readonly MailBlock[], nameOf: (name: string) => string): string[] {
  return blocks
    .flatMap((block) =>
      block.type === 'paragraph'
        ? [wordsOf(block.content, nameOf)]
        : block.content.flatMap((item) => linesOf(item.content, nameOf).map((line) => `– ${line}`)),
    )
    .map((line) => line.trim())
    .filter(Boolean)
}

export const wordsOf = (parts: readonly MailInline[] = [], nameOf: (name: string) => string): string =>
  parts
    .map((part) => (part.type === 'field' ? nameOf(part.attrs.name) : part.type === 'text' ? part.text : ' '))
    .join('')

const inlinesIn = (blocks: readonly MailBlock[]): MailInline[] =>
  blocks.flatMap((block) =>
    block.type === 'paragraph' ? (block.content ?? []) : block.content.flatMap((item) => inlinesIn(item.content)),
  )

/** The names of the fields in it, each once. */
export function fieldsIn({ subject, body }: WrittenMail): string[] {
  const parts = [...subject, ...inlinesIn(body.content)]
  return [...new Set(parts.flatMap((part) => (part.type === 'field' ? [part.attrs.name] : [])))]
}

/** What the text has to do with: what may stand in it, and how many buttons there are. */
export type MailRules = {
  fields: readonly string[]
  buttons: number
  /** Its button leads somewhere that is only for who gets it, so beside it nothing leads off the site. */
  isPersonal: boolean
  /** Where the site itself is. */
  host: string
}
export type MailProblem = {
  code: 'unknownField' | 'foreignLink' | 'disguisedLink' | 'noSubject' | 'noText' | 'buttons'
  part: 'subject' | 'body' | 'buttons'
  name: string
}

type LinkIn = { href: string; words: string }
const linksIn = (body: MailDoc): LinkIn[] =>
  inlinesIn(body.content).flatMap((part) => {
    const link = part.type === 'text' ? part.marks?.find((mark) => mark.type === 'link') : undefined
    return link && part.type === 'text' ? [{ href: link.attrs.href, words: part.text.trim() }] : []
  })

const hostOf = (href: string, own: string): string => (href.startsWith('/') ? own : (URL.parse(href)?.host ?? ''))
/** The words of a link read as an address themselves. */
const hostInWords = (words: string): string | undefined =>
  /^(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,}(?::\d+)?)(?:[/?#]\S*)?$/i.exec(words)?.[1]?.toLowerCase()
const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Says it is one place and leads to another, or speaks as the button does. */
function isDisguised({ href, words }: LinkIn, buttons: readonly string[], own: string): boolean {
  if (href.startsWith('mailto:')) return hostInWords(words) !== undefined
  const said = hostInWords(words)
  if (said !== undefined && said !== hostOf(href, own).toLowerCase()) return true
  return buttons.some((label) => plain(label) === plain(words))
}

/** Everything that is wrong with a text; a mail that is made with none of these cannot mislead anybody. */
export function problemsIn(written: WrittenMail, { fields, buttons, isPersonal, host }: MailRules): MailProblem[] {
  const { subject, body } = written
  const unknown = (part: 'subject' | 'body', used: string[]): MailProblem[] =>
    used.filter((name) => !fields.includes(name)).map((name) => ({ code: 'unknownField', part, name }))
  const nothing: MailDoc = { type: 'doc', content: [] }
  const links = linksIn(body)
  const isElsewhere = ({ href }: LinkIn) => !href.startsWith('mailto:') && hostOf(href, host) !== host
  return [
    ...(subject.some((part) => part.type === 'field' || part.text.trim() !== '')
      ? []
      : [{ code: 'noSubject', part: 'subject', name: '' } as const]),
    ...(linesOf(body.content, (name) => name).length > 0 ? [] : [{ code: 'noText', part: 'body', name: '' } as const]),
    ...unknown('subject', fieldsIn({ ...written, body: nothing })),
    ...unknown('body', fieldsIn({ ...written, subject: [] })),
    ...links
      .filter((link) => isPersonal && isElsewhere(link))
      .map(({ href }) => ({ code: 'foreignLink', part: 'body', name: href }) as const),
    ...links
      .filter((link) => isDisguised(link, written.buttons, host))
      .map(({ words }) => ({ code: 'disguisedLink', part: 'body', name: words }) as const),
    ...(written.buttons.length === buttons ? [] : [{ code: 'buttons', part: 'buttons', name: '' } as const]),
  ]
}
