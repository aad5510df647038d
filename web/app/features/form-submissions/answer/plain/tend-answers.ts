import { readAnswers } from '#app/features/forms/fields/read-answers.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import { problemsOf, visiblePages } from '#protocol/features/forms/logic.ts'
import type { ScriptData } from '../script-data.ts'
import { Autosave } from './autosave.ts'
import { fillIn, tellDay } from './fill-in.ts'
import { letDraw } from './pen.ts'
import { afterPress } from './press.ts'
import { showProblem, showSummary } from './show-problems.ts'
import { filesOnTheWay, takeFiles } from './take-files.ts'
import { turnPages } from './turn-pages.ts'

/** What the page does while one fills it in: shows what counts, says what is wrong, saves, and turns its pages. */
export function tendAnswers(form: HTMLFormElement): void {
  const data: ScriptData = JSON.parse(form.dataset.answer ?? '')
  const { content } = data
  const save = new Autosave(data, form.querySelector('[data-saved]'), Number(new FormData(form).get('page')))
  const before = save.unsent
  const files: Answers = Object.fromEntries(
    Object.entries(data.answers).map(([key, answer]) => [key, key in before ? before[key] : answer]),
  )
  const read = (): Answers => ({ ...readAnswers(content.fields, new FormData(form)), ...files })
  if (save.hasUnsent) fillIn(form, before)
  let last = read()
  const pages = turnPages(form, data, () => last)
  const told = new Set<string>()

  /** Whatever was typed: what shows, what is not wrong any more, and off it goes. */
  const changed = () => {
    const next = read()
    const other = Object.keys(next).filter((key) => JSON.stringify(next[key]) !== JSON.stringify(last[key]))
    last = next
    if (other.length === 0) return
    pages.show()
    for (const key of other) if (told.has(key)) check(key)
    save.keep(Object.fromEntries(other.map((key) => [key, next[key] ?? null])), pages.current())
  }
  const check = (key: string) => {
    const problem = problemsOf(content, last)[key]
    if (problem) told.add(key)
    showProblem(form, data, key, problem)
  }
  /** All of it, or what is on one page. False when something is wrong. */
  const isRight = (page?: number): boolean => {
    const problems = problemsOf(content, last, page === undefined ? {} : { page })
    for (const { fields } of visiblePages(content, last))
      for (const { key } of fields) if (problems[key] || told.has(key)) showProblem(form, data, key, problems[key])
    for (const key of Object.keys(problems)) told.add(key)
    showSummary(form, data, problems, (key) => pages.to(pages.of(key)))
    return Object.keys(problems).length === 0
  }

  form.addEventListener('input', changed)
  form.addEventListener('change', changed)
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const field = (target as Element).closest<HTMLElement>('[data-field]')
    // Somebody who goes on within the same question is not done.
    if (!field || (relatedTarget instanceof Node && field.contains(relatedTarget))) return
    const { field: key = '' } = field.dataset
    tellDay(target as Element)
    afterPress(() => (told.has(key) || isFilled(last[key])) && check(key))
  })
  form.addEventListener('submit', (event) => {
    const doing = (event.submitter as HTMLButtonElement | null)?.value ?? ''
    changed()
    if (doing === 'back') return turn(event, -1)
    if (doing === 'next') return isRight(pages.current()) ? turn(event, 1) : event.preventDefault()
    const files = filesOnTheWay()
    if (files) return waitFor(event, files)
    save.isHandingIn = isRight()
    if (!save.isHandingIn) return event.preventDefault()
    handIn(event)
  })
  const turn = (event: Event, by: 1 | -1) => {
    event.preventDefault()
    showSummary(form, data, {}, () => {})
    pages.turn(by)
    save.keep({}, pages.current())
    void save.send()
  }
  const waitFor = (event: SubmitEvent, files: Promise<boolean>) => {
    event.preventDefault()
    say(form, data, 'saving')
    const { submitter } = event
    // What went wrong stands at its question.
    void files.then((isThere) => (isThere ? form.requestSubmit(submitter) : say(form, data, '')))
  }
  let isSent = false
  const handIn = (event: SubmitEvent) => {
    if (isSent) return event.preventDefault()
    if (!navigator.onLine) {
      event.preventDefault()
      say(form, data, 'offlineSubmit')
      addEventListener('online', () => form.requestSubmit(event.submitter as HTMLElement), { once: true })
      return
    }
    isSent = true
    event.submitter?.setAttribute('aria-busy', 'true')
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isSent = save.isHandingIn = false
  })
  letDraw(form, changed)
  takeFiles(form, data, files, changed)
  pages.show()
  if (save.hasUnsent) {
    say(form, data, 'restored')
    void save.send()
  }
  form.querySelector<HTMLElement>('[role=alert]:not([hidden])')?.focus()
}

const isFilled = (answer: unknown): boolean =>
  answer !== null && answer !== undefined && answer !== '' && !(Array.isArray(answer) && answer.length === 0)

function say(form: HTMLFormElement, { words }: ScriptData, word: string): void {
  const line = form.querySelector('[data-saved]')
  if (line) line.textContent = words[word] ?? ''
}
