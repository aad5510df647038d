import fc from 'fast-check'
import type { Answers, FileAnswer } from './answers.ts'
import {
  type Both,
  conditionTests,
  type FieldKind,
  type FormContent,
  type FormField,
  fieldKinds,
  type Option,
  scaleLooks,
} from './content.ts'

/** Random forms, and random answers to them: some fit and some do not. */

const key = (index: number) => `field${String(index).padStart(3, '0')}`
const label: fc.Arbitrary<Both> = fc.oneof(
  fc.record({ nl: fc.string({ maxLength: 8 }) }),
  fc.record({ nl: fc.constantFrom('Hoe ging het?', 'Vraag'), en: fc.string({ maxLength: 8 }) }),
)
const options = (min: number, max: number): fc.Arbitrary<Option[]> =>
  fc
    .array(fc.string({ maxLength: 4 }), { minLength: min, maxLength: max })
    .map((labels) => labels.map((nl, index) => ({ key: `o${index + 1}`, label: { nl: nl && `${nl}${index}` } })))
const flag = fc.option(fc.boolean(), { nil: undefined })
const limit = fc.option(fc.nat(6), { nil: undefined })

const rules: Partial<Record<FieldKind, fc.Arbitrary<object>>> = {
  short_text: fc.record({ minLength: limit, maxLength: fc.constantFrom(undefined, 1, 8) }),
  number: fc.record({ min: limit, max: limit, integer: flag }),
  choice: fc.record({ options: options(0, 4), other: flag }),
  choices: fc.record({ options: options(0, 4), other: flag, minItems: limit, maxItems: limit }),
  dropdown: fc.record({ options: options(0, 4) }),
  scale: fc.record({ points: options(2, 7), look: fc.constantFrom(...scaleLooks) }),
  matrix: fc.record({ rows: options(0, 3), points: options(3, 5) }),
  rubric: fc.record({
    criteria: options(0, 3),
    levels: options(1, 4),
    descriptions: fc.constantFrom({}, { o1: { o1: { nl: 'Komt op tijd' } } }),
  }),
  file: fc.record({ maxFiles: fc.integer({ min: 1, max: 3 }), accept: fc.subarray(['images', 'pdf'] as const) }),
  signature: fc.record({ look: fc.constantFrom('typed' as const, 'drawn' as const) }),
}

const showIf = (count: number) =>
  fc.option(
    fc.record({
      match: fc.constantFrom('all' as const, 'any' as const),
      conditions: fc.array(
        fc.record({
          field: fc.nat(count).map(key),
          is: fc.constantFrom(...conditionTests),
          value: fc.constantFrom(undefined, 'o1', 'o2', 'other', 3, 'a', '2026-09-01'),
        }),
        { maxLength: 2 },
      ),
    }),
    { nil: undefined },
  )

const field = (count: number): fc.Arbitrary<object> =>
  fc.constantFrom(...fieldKinds).chain((kind) =>
    fc
      .tuple(
        fc.record({ label, required: flag, showIf: showIf(count), help: fc.option(label, { nil: undefined }) }),
        rules[kind] ?? fc.constant({}),
      )
      .map(([{ required, ...own }, parts]) => ({
        kind,
        ...own,
        ...(['heading', 'text', 'page_break'].includes(kind) ? {} : { required }),
        ...parts,
      })),
  )

export const anyContent: fc.Arbitrary<FormContent> = fc
  .integer({ min: 0, max: 7 })
  .chain((count) =>
    fc
      .tuple(label, fc.array(field(count), { minLength: count, maxLength: count }))
      .map(([title, fields]) => asContent({ title, fields: fields.map((each, at) => ({ ...each, key: key(at) })) })),
  )
/** JSON, as it comes from the database: nothing is there without a value. */
function asContent(value: { title: Both; fields: object[] }): FormContent {
  return JSON.parse(JSON.stringify(value))
}

const aFile: FileAnswer[] = [{ id: 'x', name: 'verslag.pdf', size: 10, type: 'application/pdf' }]
const anyAnswer = fc.oneof(
  fc.constantFrom('o1', 'o2', 'other:', 'other: zelf', '', 'a', '3,5', '3-9-2026', '2026-09-01', 'sam@school.test'),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
  fc.string({ maxLength: 4, unit: 'binary' }),
  fc.double(),
  fc.array(fc.constantFrom('o3', 'o1', 'nope', 'other: x')),
  fc.dictionary(fc.constantFrom('o1', 'o2', '__proto__'), fc.constantFrom('o1', 'o2', 'nope')),
  fc.constant(aFile),
  fc.constantFrom(null, undefined),
)
export const anyAnswers: fc.Arbitrary<Answers> = fc.dictionary(fc.nat(7).map(key), anyAnswer)

/** A form that can be published: what is wrong with a random one is left out of it. */
export function mended(content: FormContent, wrongKeys: Set<string>): FormContent {
  const fields: FormField[] = content.fields.filter((each) => !wrongKeys.has(each.key) && each.key !== 'question')
  return {
    title: { nl: content.title.nl.trim() || 'Titel' },
    fields: [...fields, { key: 'question', kind: 'short_text', label: { nl: 'Vraag' } }],
  }
}
