import { problemText } from '#app/features/forms/fields/problem-text.ts'
import { fill } from '#lib/translate.ts'
import { type AskedField, inLanguage, isAsked } from '#protocol/features/forms/content.ts'
import type { FieldProblem } from '#protocol/features/forms/problems.ts'
import type { ScriptData } from '../script-data.ts'

const fieldOf = ({ content }: ScriptData, key: string): AskedField | undefined =>
  content.fields.filter(isAsked).find((field) => field.key === key)

const textOf = (data: ScriptData, field: AskedField, problem: FieldProblem): string =>
  problemText(problem, field, data.locale, (name, values) => fill(data.words[name] ?? '', values))

/** The line of a question; without words there is none. */
export function showText(form: HTMLFormElement, key: string, words: string): void {
  const line = form.querySelector<HTMLElement>(`[data-error="${key}"]`)
  const text = line?.querySelector('[data-error-text]')
  if (!line || !text) return
  line.hidden = words === ''
  text.textContent = words
}

/** At the question: its line, and for who hears it that it is wrong. Of rows only those that are open. */
export function showProblem(
  form: HTMLFormElement,
  data: ScriptData,
  key: string,
  problem: FieldProblem | undefined,
): void {
  const field = fieldOf(data, key)
  if (!field) return
  showText(form, key, problem ? textOf(data, field, problem) : '')
  const place = form.querySelector(`[data-field="${key}"]`)
  for (const control of place?.querySelectorAll('input:not([type=hidden]), textarea, select') ?? []) {
    const row = control.closest<HTMLElement>('[data-row]')?.dataset.row
    const isWrong = problem && (!problem.rows || !row || problem.rows.includes(row))
    if (isWrong) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
}

/** Above the form: how many there are, each line a way to its question. It takes the focus. */
export function showSummary(
  form: HTMLFormElement,
  data: ScriptData,
  problems: Record<string, FieldProblem>,
  open: (key: string) => void,
): void {
  const box = form.querySelector<HTMLElement>('[data-summary]')
  const list = box?.querySelector('[data-summary-list]')
  const title = box?.querySelector('[data-summary-title]')
  if (!box || !list || !title) return
  const keys = data.content.fields.map(({ key }) => key).filter((key) => problems[key])
  box.hidden = keys.length === 0
  title.textContent = fill(data.words[keys.length === 1 ? 'wrong.one' : 'wrong.other'] ?? '', { count: keys.length })
  list.replaceChildren(
    ...keys.flatMap((key) => {
      const field = fieldOf(data, key)
      const problem = problems[key]
      if (!field || !problem) return []
      const line = document.createElement('li')
      const link = document.createElement('a')
      link.href = `#veld-${key}`
      link.className = 'inline-block py-1 break-words underline underline-offset-4'
      link.textContent = `${inLanguage(field.label, data.locale)}: ${textOf(data, field, problem)}`
      link.addEventListener('click', (event) => {
        event.preventDefault()
        open(key)
        focusQuestion(form, key)
      })
      line.append(link)
      return [line]
    }),
  )
  if (keys.length > 0) box.focus()
}

/** Into what is open, or else into its first box. */
export function focusQuestion(form: HTMLFormElement, key: string): void {
  const place = form.querySelector<HTMLElement>(`[data-field="${key}"]`)
  const boxes = 'input:not([type=hidden]), textarea, select, button'
  const control =
    place?.querySelector<HTMLElement>('[aria-invalid=true]') ?? place?.querySelector<HTMLElement>(boxes) ?? null
  control?.focus()
  place?.scrollIntoView({ block: 'center' })
}
