import { nameOf, ownWordsOf } from '#app/features/forms/fields/field-parts.ts'
import { type Answer, type Answers, isDrawn, isFileAnswer, OTHER } from '#protocol/features/forms/answers.ts'
import { dutchDate, readDay } from '#protocol/shared/dutch-date.ts'

/** Puts answers back into the form, whatever its controls are. */
export function fillIn(form: HTMLFormElement, answers: Answers): void {
  for (const [key, answer] of Object.entries(answers)) {
    if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) {
      for (const [row, value] of Object.entries(answer)) setValues(form, nameOf(key, row), [value])
      continue
    }
    const values = textsOf(answer)
    const own = values.find((value) => value.startsWith(OTHER))
    if (own !== undefined) setValues(form, ownWordsOf(key), [own.slice(OTHER.length)])
    setValues(
      form,
      nameOf(key),
      values.map((value) => (value.startsWith(OTHER) ? 'other' : value)),
    )
    if (values[0] && isDrawn(values[0])) drawAgain(form, key, values[0])
  }
}

function textsOf(answer: Answer | null | undefined): string[] {
  if (Array.isArray(answer)) return answer.flatMap((each) => (isFileAnswer(each) ? [] : [String(each)]))
  return answer === null || answer === undefined ? [] : [String(answer)]
}

function setValues(form: HTMLFormElement, name: string, values: string[]): void {
  const found = form.elements.namedItem(name)
  const controls = found instanceof RadioNodeList ? [...found] : found ? [found] : []
  for (const control of controls) {
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox'))
      control.checked = values.includes(control.value)
    else if (control instanceof HTMLInputElement && control.type === 'file') continue
    else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    )
      control.value = isOther(control, values[0]) ? '' : shown(control, values[0] ?? '')
  }
}

const isDay = (control: Element) => control instanceof HTMLInputElement && control.dataset.day !== undefined
const shown = (control: Element, value: string) => (isDay(control) ? dutchDate(value) : value)

/** Whoever leaves it sees which day was understood. */
export function tellDay(control: Element): void {
  if (!(control instanceof HTMLInputElement) || !isDay(control)) return
  const day = readDay(control.value)
  if (day) control.value = dutchDate(day)
}

/** A signature is drawn or typed; each has its own box. */
const isOther = (control: HTMLElement, value = '') =>
  control.closest('[data-pad]') !== null && value.startsWith('path:') !== control.matches('[type=hidden]')

function drawAgain(form: HTMLFormElement, key: string, value: string): void {
  form.querySelector(`[data-pad="${key}"] [data-ink]`)?.setAttribute('d', value.slice('path:'.length))
}
