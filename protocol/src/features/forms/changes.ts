import type { Both, FormContent, FormField } from './content.ts'

export const formChangeKinds = ['added', 'removed', 'moved', 'words', 'answers', 'rules', 'showIf', 'title'] as const
/** One thing that is other than before: `label` is the question as it is now, or was when it is gone. */
export type FormChange = { change: (typeof formChangeKinds)[number]; field?: string; label: Both }

/** What of a field belongs to which kind of change. */
const words = new Set(['label', 'help'])
const rules = new Set([
  'required',
  'minLength',
  'maxLength',
  'min',
  'max',
  'integer',
  'minItems',
  'maxItems',
  'maxFiles',
])

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What somebody who knew the one finds different in the other, in the order in which they meet it. */
export function changesBetween(before: FormContent, after: FormContent): FormChange[] {
  const was = new Map(before.fields.map((field) => [field.key, field]))
  const isThere = new Set(after.fields.map(({ key }) => key))
  const moved = movedKeys(
    before.fields.map(({ key }) => key).filter((key) => isThere.has(key)),
    after.fields.map(({ key }) => key).filter((key) => was.has(key)),
  )
  const title: FormChange[] =
    isSame(sorted(before.title), sorted(after.title)) && isSame(sorted(before.intro), sorted(after.intro))
      ? []
      : [{ change: 'title', label: after.title }]
  const now = after.fields.flatMap((field): FormChange[] => {
    const about = { field: field.key, label: field.label }
    const old = was.get(field.key)
    if (!old) return [{ change: 'added', ...about }]
    const kinds = new Set(changedParts(old, field))
    if (moved.has(field.key)) kinds.add('moved')
    return [...kinds].map((change) => ({ change, ...about }))
  })
  const gone = before.fields
    .filter(({ key }) => !isThere.has(key))
    .map(({ key, label }): FormChange => ({ change: 'removed', field: key, label }))
  return [...title, ...now, ...gone]
}

function changedParts(old: FormField, field: FormField): FormChange['change'][] {
  const one = new Map(Object.entries(old))
  const other = new Map(Object.entries(field))
  const names = [...new Set([...one.keys(), ...other.keys()])]
  return names
    .filter((name) => !isSame(sorted(one.get(name)), sorted(other.get(name))))
    .map((name) => {
      if (words.has(name)) return 'words'
      if (name === 'showIf') return 'showIf'
      return rules.has(name) ? 'rules' : 'answers'
    })
}

/** PostgreSQL keeps the names of an object in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const named = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(named.map(([name, each]) => [name, sorted(each)]))
}

/** The fewest that must have moved: all but the longest run that kept its order. */
function movedKeys(before: string[], after: string[]): Set<string> {
  const place = new Map(before.map((key, index) => [key, index]))
  const places = after.map((key) => place.get(key) ?? 0)
  const best: number[][] = []
  for (const [index, at] of places.entries()) {
    const longest = best
      .filter((_, i) => (places[i] ?? 0) < at)
      .reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
    best[index] = [...longest, index]
  }
  const kept = new Set(best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []))
  return new Set(after.filter((_, index) => !kept.has(index)))
}
