import { isObject, isTexts } from '#protocol/shared/guards.ts'
import { draftAge } from './constants.ts'
import { tellControl } from './fill-control.ts'
import { writtenBy } from './form.ts'

/** What somebody sent that may not have arrived: from which page, by whom and when. */
type Draft = { path: string; user: string; at: number; values: [string, string][] }

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  isTexts([value.path, value.user]) &&
  typeof value.at === 'number' &&
  Array.isArray(value.values) &&
  value.values.every((pair) => isTexts(pair) && pair.length === 2)

const key = 'draft'
const secret = /passw|secret|token|code$/i
const secretFields = 'input[type=password], [autocomplete*=password], [autocomplete=one-time-code]'

/** Never what must stay secret, also when its field shows it at the moment. Files cannot be kept. */
export function draftOf(path: string, user: string, form: FormData, page: ParentNode = document): Draft {
  const hidden = new Set([...page.querySelectorAll(secretFields)].map((field) => field.getAttribute('name')))
  const values = [...form].filter((pair): pair is [string, string] => {
    const [name, value] = pair
    return typeof value === 'string' && name !== writtenBy && !hidden.has(name) && !secret.test(name)
  })
  return { path, user, at: Date.now(), values }
}

export function keepDraft(draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing, or has no room left, is as it was before.
  }
}

/** The draft of this person for this page. One of somebody else, or of long ago, is thrown away. */
export function findDraft(path: string, user: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (!draft) return null
    if (isDraft(draft) && draft.user === user && Date.now() - draft.at < draftAge)
      return draft.path === path ? draft : null
  } catch {
    // What cannot be read is of no use either.
  }
  keepDraft(null)
  return null
}

/** Fills the form that the draft came from, as if it was typed again. False when the page has no such form. */
export function fillIn({ values }: Draft, page: ParentNode): boolean {
  const given = Map.groupBy(values, ([name]) => name)
  const fits = (form: HTMLFormElement) => [...given.keys()].filter((name) => form.elements.namedItem(name)).length
  const form = [...page.querySelectorAll('form')].sort((a, b) => fits(b) - fits(a))[0]
  if (!form || fits(form) === 0) return false
  for (const field of form.elements) {
    const name = field.getAttribute('name') ?? ''
    fillField(
      field,
      given.get(name)?.map(([, text]) => text),
    )
  }
  return true
}

/** Fills in one field of a form, of whatever parts it is made. What a value is called is for a field that searches. */
export function fillInField(form: HTMLFormElement, name: string, texts: string[], say = itself): void {
  const fields = [...form.elements].filter((field) => field.getAttribute('name') === name)
  for (const field of fields) fillField(field, texts, say)
}

const itself = (text: string) => text

function fillField(field: Element, texts: string[] | undefined, say = itself): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const isChosen = texts?.includes(field.value) ?? false
    if (field.checked !== isChosen && (isChosen || field.type === 'checkbox')) field.click()
  } else if (texts && isTypedIn(field)) setText(field, texts[0] ?? '')
  else if (texts && field instanceof HTMLInputElement && field.type === 'hidden') tellControl(field, { texts, say })
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isTypedIn = (field: Element): field is TextField =>
  (field instanceof HTMLInputElement && !['hidden', 'file', 'submit'].includes(field.type)) ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement

/** By the browser's own setter, so that React hears of it too. */
function setText(field: TextField, text: string): void {
  if (field.value === text) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
