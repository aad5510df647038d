import { isObject, isOneOf } from '#protocol/shared/guards.ts'
import { isSafeLink, isTextOf, type Mark } from '#protocol/shared/rich-text.ts'
import { contractFieldNames } from './contract-fields.ts'

/**
 * The text of a contract before it is about anybody: the JSON of the editor, never HTML. `field` stands for what we know,
 * `blank` for what the host fills in, `only` for a part that is there for some.
 */
type TextPart = { type: 'text'; text: string; marks?: Mark[] }
type Break = { type: 'hardBreak' }
type FieldPart = { type: 'field'; attrs: { name: string } }
type BlankPart = { type: 'blank'; attrs: { name: string } }
export type TemplateInline = TextPart | Break | FieldPart | BlankPart

export const onlyFor = ['minor', 'adult', 'selfFound', 'fromStagebank', 'level'] as const
type Only<I> = { type: 'only'; attrs: { for: (typeof onlyFor)[number]; levelIds?: string[] }; content: Block<I>[] }
type Paragraph<I> = { type: 'paragraph'; content?: I[] }
/** An article, which gets a number, or a heading within one. */
type Heading<I> = { type: 'heading'; attrs: { level: 2 | 3 }; content?: I[] }
type ListItem<I> = { type: 'listItem'; content: (Paragraph<I> | List<I>)[] }
type List<I> = { type: 'bulletList' | 'orderedList'; content: ListItem<I>[] }
type Cell<I> = { type: 'tableCell' | 'tableHeader'; content: Paragraph<I>[] }
type Row<I> = { type: 'tableRow'; content: Cell<I>[] }
type Table<I> = { type: 'table'; content: Row<I>[] }
type PlainBlock<I> = Paragraph<I> | Heading<I> | List<I> | Table<I> | { type: 'logo' } | { type: 'pageBreak' }
type Block<I> = PlainBlock<I> | Only<I>
export type TemplateText = { type: 'doc'; content: Block<TemplateInline>[] }

/** The same text about somebody: nothing is left to fill in but what is marked as such. */
export type FilledInline = (TextPart & { from?: string; gap?: 'empty' | 'blank' | 'unknown' }) | Break
export type FilledBlock = PlainBlock<FilledInline>
export type FilledText = { type: 'doc'; content: FilledBlock[] }

/** What the host is asked for: `name` is what a blank in the text refers to. */
export type HostBlank = { name: string; label: string; labelEn: string; isRequired: boolean }

const MAX_DEPTH = 8
const MAX_LENGTH = 100_000
const MAX_COLUMNS = 8

type Unknown = Record<string, unknown>
type IsPart = (part: Unknown, depth: number) => boolean

export function isTemplateText(value: unknown): value is TemplateText {
  return (
    isObject(value) &&
    value.type === 'doc' &&
    areAll(value.content, isBlock, 0) &&
    JSON.stringify(value).length <= MAX_LENGTH
  )
}

const areAll = (value: unknown, isPart: IsPart, depth: number): boolean =>
  Array.isArray(value) && depth < MAX_DEPTH && value.every((part) => isObject(part) && isPart(part, depth + 1))
const areSome: typeof areAll = (value, isPart, depth) =>
  Array.isArray(value) && value.length > 0 && areAll(value, isPart, depth)

const isBlock: IsPart = (block, depth) => {
  const { type, attrs, content } = block
  switch (type) {
    case 'logo':
    case 'pageBreak':
      return true
    case 'heading':
      return isObject(attrs) && (attrs.level === 2 || attrs.level === 3) && hasInline(content, depth)
    case 'table':
      return areSome(content, isRow, depth)
    case 'only':
      return isObject(attrs) && isCondition(attrs) && areSome(content, isBlock, depth)
    default:
      return isFlow(block, depth)
  }
}
const isFlow: IsPart = ({ type, content }, depth) =>
  type === 'paragraph'
    ? hasInline(content, depth)
    : (type === 'bulletList' || type === 'orderedList') && areSome(content, isItem, depth)
const isItem: IsPart = ({ type, content }, depth) => type === 'listItem' && areSome(content, isFlow, depth)
const isRow: IsPart = ({ type, content }, depth) =>
  type === 'tableRow' && Array.isArray(content) && content.length <= MAX_COLUMNS && areSome(content, isCell, depth)
const isCell: IsPart = ({ type, content }, depth) =>
  (type === 'tableCell' || type === 'tableHeader') &&
  areSome(content, (part, deep) => part.type === 'paragraph' && isFlow(part, deep), depth)

const isCondition = ({ for: who, levelIds }: Unknown): boolean =>
  isOneOf(onlyFor, who) &&
  (levelIds === undefined || (Array.isArray(levelIds) && levelIds.every((each) => isTextOf(each, 40))))

const hasInline = (content: unknown, depth: number): boolean =>
  content === undefined || areAll(content, isInline, depth)

const isInline: IsPart = ({ type, text, marks, attrs }, depth) => {
  if (type === 'hardBreak') return true
  if (type === 'field' || type === 'blank') return isObject(attrs) && isTextOf(attrs.name, 60)
  return (
    type === 'text' && typeof text === 'string' && text !== '' && (marks === undefined || areAll(marks, isMark, depth))
  )
}
const isMark: IsPart = ({ type, attrs }) =>
  type === 'bold' || type === 'italic' || (type === 'link' && isObject(attrs) && isSafeLink(attrs.href))

/** About whom the text is: which parts are there, and what stands in them. */
export type ContractFacts = {
  isMinor: boolean
  isSelfFound: boolean
  levelId: string | null
  values: Record<string, string | null>
  blanks: Record<string, string>
}
/** What is not known yet, and in which article. */
export type Gap = { kind: 'empty' | 'blank' | 'unknown'; name: string; article: number | null }

/** Who fills something in may end it as a sentence, where the text does so too. */
function withOneStop(parts: FilledInline[]): FilledInline[] {
  return parts.map((part, at) => {
    const next = parts[at + 1]
    if (part.type !== 'text' || !part.from || next?.type !== 'text') return part
    return next.text.startsWith('.') && part.text.endsWith('.') ? { ...part, text: part.text.slice(0, -1) } : part
  })
}

/** The text about somebody, and what is missing in it. */
export function fillContract(text: TemplateText, facts: ContractFacts): { text: FilledText; gaps: Gap[] } {
  const gaps: Gap[] = []
  let article = 0

  const gap = (kind: Gap['kind'], name: string): FilledInline => {
    gaps.push({ kind, name, article: article || null })
    return { type: 'text', text: '…', from: name, gap: kind }
  }
  const known = (from: string, value: string | null | undefined, kind: Gap['kind']): FilledInline =>
    value ? { type: 'text', text: value, from } : gap(kind, from)
  const inline = (part: TemplateInline): FilledInline => {
    if (part.type === 'blank') return known(part.attrs.name, facts.blanks[part.attrs.name], 'blank')
    if (part.type !== 'field') return part
    const { name } = part.attrs
    return isOneOf(contractFieldNames, name) ? known(name, facts.values[name], 'empty') : gap('unknown', name)
  }
  const within = <P extends { content?: TemplateInline[] }>(part: P) => ({
    ...part,
    content: withOneStop((part.content ?? []).map(inline)),
  })
  const list = (part: List<TemplateInline>): List<FilledInline> => ({
    ...part,
    content: part.content.map((item) => ({
      ...item,
      content: item.content.map((each) => (each.type === 'paragraph' ? within(each) : list(each))),
    })),
  })
  const table = (part: Table<TemplateInline>): Table<FilledInline> => ({
    ...part,
    content: part.content.map((row) => ({
      ...row,
      content: row.content.map((cell) => ({ ...cell, content: cell.content.map(within) })),
    })),
  })
  const block = (part: Block<TemplateInline>): FilledBlock[] => {
    switch (part.type) {
      case 'only':
        return isFor(part.attrs, facts) ? part.content.flatMap(block) : []
      case 'heading':
        if (part.attrs.level === 2) article += 1
        return [within(part)]
      case 'paragraph':
        return [within(part)]
      case 'bulletList':
      case 'orderedList':
        return [list(part)]
      case 'table':
        return [table(part)]
      default:
        return [part]
    }
  }
  const content = text.content.flatMap(block)
  return { text: { type: 'doc', content }, gaps }
}

function isFor({ for: who, levelIds = [] }: Only<unknown>['attrs'], facts: ContractFacts): boolean {
  switch (who) {
    case 'minor':
      return facts.isMinor
    case 'adult':
      return !facts.isMinor
    case 'selfFound':
      return facts.isSelfFound
    case 'fromStagebank':
      return !facts.isSelfFound
    case 'level':
      return facts.levelId !== null && levelIds.includes(facts.levelId)
  }
}

/** The names of the blanks that stand in a text, each once, in their order. */
export function blanksIn(text: TemplateText): string[] {
  const names = new Set<string>()
  const look = (part: unknown): void => {
    if (!isObject(part)) return
    if (part.type === 'blank' && isObject(part.attrs)) names.add(String(part.attrs.name))
    if (Array.isArray(part.content)) part.content.forEach(look)
  }
  look(text)
  return [...names]
}
