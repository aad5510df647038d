import { isObject, isOneOf } from '#protocol/shared/guards.ts'
import {
  conditionTests,
  type FieldKind,
  type FormContent,
  type FormField,
  fieldKinds,
  fileKinds,
  formLimits,
  scaleLooks,
} from './content.ts'

/**
 * Whether something from outside has the shape of a form. It may be half done, with empty labels and too few options; what
 * keeps it from being published is the work of `contentProblems`. Nothing that we do not know may stand in it.
 */
export function isFormContent(value: unknown): value is FormContent {
  return isContent(value) && JSON.stringify(value).length <= formLimits.length
}
/** One question by itself, as the clipboard or a template holds it. */
export const isFormField = (value: unknown): value is FormField => isField(value)

type Check = (value: unknown) => boolean

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const listOf =
  (check: Check, max: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= max && value.every(check)
/** These names, each with what it may hold, and no others. */
const shape =
  (checks: Record<string, Check>): Check =>
  (value) =>
    isObject(value) &&
    Object.keys(value).every((name) => Object.hasOwn(checks, name)) &&
    Object.entries(checks).every(([name, check]) => check(value[name]))
const textOf =
  (max: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= max
const within =
  (min: number, max: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max

const isFieldKey: Check = (value) => typeof value === 'string' && /^[A-Za-z0-9]{8}$/.test(value)
/** `other` is what stands for the person's own words. */
const isOptionKey: Check = (value) =>
  typeof value === 'string' && /^[A-Za-z0-9]{1,12}$/.test(value) && value !== 'other'
const isBoth = shape({ nl: textOf(formLimits.text), en: optional(textOf(formLimits.text)) })
const isYesNo: Check = (value) => typeof value === 'boolean'
const isNumber: Check = (value) => Number.isFinite(value)
const option = { key: isOptionKey, label: isBoth }
const isOptions = (max: number) => {
  const isList = listOf(shape(option), max)
  return (value: unknown) => isList(value) && areApart(value)
}
const isPointList = listOf(shape({ ...option, emoji: optional(textOf(16)) }), formLimits.maxPoints)
const isPoints: Check = (value) => isPointList(value) && areApart(value)
/** No key twice. */
const areApart = (value: unknown): boolean =>
  Array.isArray(value) && new Set(value.map(({ key }) => key)).size === value.length

const isCondition = shape({
  field: isFieldKey,
  is: (value) => isOneOf(conditionTests, value),
  value: optional((value) => isNumber(value) || textOf(255)(value)),
})
const isShowIf = shape({
  match: (value) => value === 'all' || value === 'any',
  conditions: listOf(isCondition, formLimits.conditions),
})
const isDescriptions: Check = (value) =>
  isObject(value) &&
  Object.entries(value).every(
    ([criterion, levels]) =>
      isOptionKey(criterion) &&
      isObject(levels) &&
      Object.entries(levels).every(([level, text]) => isOptionKey(level) && isBoth(text)),
  )

const base = { key: isFieldKey, label: isBoth, help: optional(isBoth), showIf: optional(isShowIf) }
const asked = { ...base, required: optional(isYesNo) }
const lengths = { minLength: optional(within(0, 20_000)), maxLength: optional(within(1, 20_000)) }
const count = optional(within(0, formLimits.options))
const options = { options: isOptions(formLimits.options) }

const fields: Record<FieldKind, Record<string, Check>> = {
  short_text: { ...asked, ...lengths },
  long_text: { ...asked, ...lengths },
  number: { ...asked, min: optional(isNumber), max: optional(isNumber), integer: optional(isYesNo) },
  email: asked,
  url: asked,
  phone: asked,
  date: asked,
  choice: { ...asked, ...options, other: optional(isYesNo) },
  choices: { ...asked, ...options, other: optional(isYesNo), minItems: count, maxItems: count },
  dropdown: { ...asked, ...options },
  scale: { ...asked, points: isPoints, look: (value) => isOneOf(scaleLooks, value) },
  matrix: { ...asked, rows: isOptions(formLimits.rows), points: isPoints },
  rubric: {
    ...asked,
    criteria: isOptions(formLimits.rows),
    levels: isOptions(formLimits.maxLevels),
    descriptions: isDescriptions,
  },
  file: {
    ...asked,
    maxFiles: within(1, formLimits.files),
    accept: listOf((value) => isOneOf(fileKinds, value), fileKinds.length),
  },
  signature: { ...asked, look: (value) => value === 'typed' || value === 'drawn' },
  heading: base,
  text: base,
  page_break: base,
}
const isField: Check = (value) =>
  isObject(value) && isOneOf(fieldKinds, value.kind) && shape({ ...fields[value.kind], kind: () => true })(value)
const isContent = shape({
  title: isBoth,
  intro: optional(isBoth),
  fields: (value) => listOf(isField, formLimits.fields)(value) && areApart(value),
})
