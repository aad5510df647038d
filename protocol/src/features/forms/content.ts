/**
 * What a form asks, as JSON: the draft that somebody builds and the version that answers keep for ever. Keys never change
 * and are never used again, so that answers over the versions can stand in one column.
 */

/** A text in both languages. Without English the Dutch one is shown. */
export type Both = { nl: string; en?: string }
export type Option = { key: string; label: Both }
export type Point = Option & { emoji?: string }

export const conditionTests = ['equals', 'not', 'includes', 'above', 'below', 'answered', 'empty'] as const
export type ConditionTest = (typeof conditionTests)[number]
/** About an earlier question. `value` is the key of an option or point, a number, a day, or a part of a text. */
export type Condition = { field: string; is: ConditionTest; value?: string | number }
export type ShowIf = { match: 'all' | 'any'; conditions: Condition[] }

type Base<K extends string> = { key: string; kind: K; label: Both; help?: Both; showIf?: ShowIf }
type Asked<K extends string> = Base<K> & { required?: boolean }
type Lengths = { minLength?: number; maxLength?: number }

export type TextField = Asked<'short_text' | 'long_text'> & Lengths
export type AddressField = Asked<'email' | 'url' | 'phone'>
export type NumberField = Asked<'number'> & { min?: number; max?: number; integer?: boolean }
export type DateField = Asked<'date'>
export type ChoiceField = Asked<'choice'> & { options: Option[]; other?: boolean }
export type ChoicesField = Asked<'choices'> & {
  options: Option[]
  other?: boolean
  minItems?: number
  maxItems?: number
}
export type DropdownField = Asked<'dropdown'> & { options: Option[] }
export const scaleLooks = ['numbers', 'faces', 'stars'] as const
export type ScaleField = Asked<'scale'> & { points: Point[]; look: (typeof scaleLooks)[number] }
export type MatrixField = Asked<'matrix'> & { rows: Option[]; points: Point[] }
export type RubricField = Asked<'rubric'> & {
  criteria: Option[]
  levels: Option[]
  /** By criterion, then by level. */
  descriptions: Record<string, Record<string, Both>>
}
export const fileKinds = ['images', 'pdf', 'office'] as const
export type FileKind = (typeof fileKinds)[number]
export type FileField = Asked<'file'> & { maxFiles: number; accept: FileKind[] }
export type SignatureField = Asked<'signature'> & { look: 'typed' | 'drawn' }
export type ShownField = Base<'heading' | 'text'>
/** The page that begins here; what shows it or not stands here too. */
export type PageBreak = Base<'page_break'>

export type AskedField =
  | TextField
  | AddressField
  | NumberField
  | DateField
  | ChoiceField
  | ChoicesField
  | DropdownField
  | ScaleField
  | MatrixField
  | RubricField
  | FileField
  | SignatureField
export type FormField = AskedField | ShownField | PageBreak
export type FormContent = { title: Both; intro?: Both; fields: FormField[] }

export const askedKinds = [
  'short_text',
  'long_text',
  'number',
  'email',
  'url',
  'phone',
  'date',
  'choice',
  'choices',
  'dropdown',
  'scale',
  'matrix',
  'rubric',
  'file',
  'signature',
] as const
export const fieldKinds = [...askedKinds, 'heading', 'text', 'page_break'] as const
export type FieldKind = (typeof fieldKinds)[number]

export const formLimits = {
  fields: 200,
  options: 50,
  rows: 30,
  minPoints: 3,
  maxPoints: 7,
  minLevels: 2,
  maxLevels: 6,
  conditions: 10,
  files: 10,
  text: 2000,
  length: 300_000,
} as const

export const isAsked = (field: FormField): field is AskedField =>
  field.kind !== 'heading' && field.kind !== 'text' && field.kind !== 'page_break'

/** In the reader's language, or in Dutch. */
export const inLanguage = (text: Both | undefined, language: string): string =>
  (language === 'en' && text?.en?.trim() ? text.en : text?.nl) ?? ''
