import { fill } from '#lib/translate.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import { pagesOf, visiblePages } from '#protocol/features/forms/logic.ts'
import type { ScriptData } from '../script-data.ts'

/** Which page is in sight, and on it only what shows with these answers. The browser's own way back turns pages too. */
export function turnPages(form: HTMLFormElement, { content, words }: ScriptData, answers: () => Answers) {
  const where = form.elements.namedItem('page') as HTMLInputElement
  const part = (name: string) => form.querySelector<HTMLElement>(name)
  const current = () => Number(where.value)
  const indexes = () => visiblePages(content, answers()).map(({ index }) => index)
  const toggle = (name: string, isHidden: boolean) => {
    const button = part(`button[value=${name}]:not([data-default])`)
    if (button) button.hidden = isHidden
  }

  function show(): void {
    const pages = visiblePages(content, answers())
    const shown = new Set(pages.flatMap(({ fields }) => fields.map(({ key }) => key)))
    for (const field of form.querySelectorAll<HTMLElement>('[data-field]'))
      field.hidden = !shown.has(field.dataset.field ?? '')
    const all = pages.map(({ index }) => index)
    if (!all.includes(current())) where.value = String(all.findLast((index) => index < current()) ?? all[0] ?? 0)
    for (const page of form.querySelectorAll<HTMLElement>('[data-page]'))
      page.hidden = page.dataset.page !== where.value
    const at = Math.max(0, all.indexOf(current()))
    const isLast = at >= all.length - 1
    toggle('back', at === 0)
    toggle('next', isLast)
    toggle('submit', !isLast)
    part('[data-default]')?.setAttribute('value', isLast ? 'submit' : 'next')
    const bar = form.querySelector('progress')
    if (bar) Object.assign(bar, { max: all.length, value: at + 1 })
    const text = part('[data-progress-text]')
    if (text) text.textContent = fill(words.step ?? '', { at: at + 1, count: all.length })
    const progress = part('[data-progress]')
    if (progress) progress.hidden = all.length < 2
  }

  /** To the top of it, and whoever hears the page is told where they are. */
  function to(index: number, isNew = true): void {
    if (index === current()) return
    where.value = String(index)
    show()
    if (isNew) history.pushState({ page: index }, '', `?pagina=${index + 1}`)
    scrollTo({ top: 0 })
    const page = part(`[data-page="${index}"]`)
    const heading = page?.querySelector<HTMLElement>('h2') ?? page
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }

  function turn(by: 1 | -1): void {
    const all = indexes()
    const next = by === 1 ? all.find((index) => index > current()) : all.findLast((index) => index < current())
    if (next !== undefined) to(next)
  }

  history.replaceState({ page: current() }, '')
  addEventListener('popstate', ({ state }) => {
    if (typeof state?.page === 'number') to(state.page, false)
  })
  const of = (key: string) =>
    pagesOf(content).find(({ fields }) => fields.some((field) => field.key === key))?.index ?? current()
  return { show, to, turn, current, of }
}
