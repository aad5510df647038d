import { fill } from '#lib/translate.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import { pagesOf, visiblePages } from '#protocol/features/forms/logic.ts'
import type { ScriptData } from '../script-data.ts'

/** Writing what stands there already costs a slow phone as much as writing something new, with every letter. */
function write<E extends Element, K extends keyof E>(element: E | null, name: K, value: E[K]): void {
  if (element && element[name] !== value) element[name] = value
}

/** Which page is in sight, and on it only what shows with these answers. The browser's own way back turns pages too. */
export function turnPages(form: HTMLFormElement, { content, words }: ScriptData, answers: () => Answers) {
  const where = form.elements.namedItem('page') as HTMLInputElement
  const part = (name: string) => form.querySelector<HTMLElement>(name)
  const current = () => Number(where.value)
  const indexes = () => visiblePages(content, answers()).map(({ index }) => index)
  const toggle = (name: string, isHidden: boolean) => {
    write(part(`button[value=${name}]:not([data-default])`), 'hidden', isHidden)
  }

  function show(): void {
    const pages = visiblePages(content, answers())
    const shown = new Set(pages.flatMap(({ fields }) => fields.map(({ key }) => key)))
    for (const field of form.querySelectorAll<HTMLElement>('[data-field]'))
      write(field, 'hidden', !shown.has(field.dataset.field ?? ''))
    const all = pages.map(({ index }) => index)
    if (!all.includes(current())) where.value = String(all.findLast((index) => index < current()) ?? all[0] ?? 0)
    for (const page of form.querySelectorAll<HTMLElement>('[data-page]'))
      write(page, 'hidden', page.dataset.page !== where.value)
    const at = Math.max(0, all.indexOf(current()))
    const isLast = at >= all.length - 1
    toggle('back', at === 0)
    toggle('next', isLast)
    toggle('submit', !isLast)
    write(form.querySelector<HTMLButtonElement>('[data-default]'), 'value', isLast ? 'submit' : 'next')
    const bar = form.querySelector('progress')
    write(bar, 'max', all.length)
    write(bar, 'value', at + 1)
    write(part('[data-progress-text]'), 'textContent', fill(words.step ?? '', { at: at + 1, count: all.length }))
    write(part('[data-progress]'), 'hidden', all.length < 2)
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
