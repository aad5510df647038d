import { nameOf } from '#app/features/forms/fields/field-parts.ts'
import { fill } from '#lib/translate.ts'
import { type Answers, type FileAnswer, isFileAnswer } from '#protocol/features/forms/answers.ts'
import { type FileField, isAsked } from '#protocol/features/forms/content.ts'
import { problemOf } from '#protocol/features/forms/problems.ts'
import type { ScriptData } from '../script-data.ts'
import { showProblem, showText } from './show-problems.ts'

/** As much as the server takes; it says the last word. */
const MOST_MB = 10

type Sent = { file?: FileAnswer; text?: string }
/** A form that is handed in waits for them. */
const onTheWay = new Set<Promise<Sent>>()
/** Whether the files that are on their way all arrived. */
export const filesOnTheWay = (): Promise<boolean> | null =>
  onTheWay.size > 0 ? Promise.all(onTheWay).then((all) => all.every(({ file }) => file)) : null

/**
 * A file is sent as soon as it is chosen, so that what is handed in later is small. What is handed in says which files belong
 * to it, also those that no saving has told of yet.
 */
export function takeFiles(form: HTMLFormElement, data: ScriptData, files: Answers, changed: () => void): void {
  for (const field of data.content.fields.filter(isAsked)) {
    const input = form.querySelector<HTMLInputElement>(`[data-field="${field.key}"] input[type=file]`)
    if (field.kind === 'file' && input) tend(form, data, field, input, files, changed)
  }
  form.addEventListener('formdata', ({ formData }) => {
    for (const [key, answer] of Object.entries(files)) formData.append(nameOf(key), JSON.stringify(answer ?? []))
  })
}

function tend(
  form: HTMLFormElement,
  data: ScriptData,
  field: FileField,
  input: HTMLInputElement,
  files: Answers,
  changed: () => void,
): void {
  const { key } = field
  const known = (): FileAnswer[] => {
    const now = files[key]
    return Array.isArray(now) ? now.filter(isFileAnswer) : []
  }
  const keep = (next: FileAnswer[]) => {
    files[key] = next
    list()
    changed()
  }
  const list = () => {
    const place = input.closest('[data-field]')
    let lines = place?.querySelector('[data-files]')
    if (!lines) {
      lines = document.createElement('ul')
      lines.setAttribute('data-files', '')
      lines.className = 'grid gap-1.5'
      input.closest('.grid')?.prepend(lines)
    }
    lines.replaceChildren(
      ...known().map((file) => lineOf(data, file, () => keep(known().filter(({ id }) => id !== file.id)))),
    )
  }
  input.addEventListener('change', async () => {
    const chosen = [...(input.files ?? [])]
    // What was sent does not go with the form once more.
    input.value = ''
    for (const file of chosen) {
      const as: FileAnswer = { id: '', name: file.name, size: file.size, type: file.type }
      const problem = problemOf(field, [...known(), as])
      if (problem) return showProblem(form, data, key, problem)
      if (file.size > MOST_MB * 1_000_000)
        return showText(form, key, fill(data.words.tooLarge ?? '', { name: file.name, limit: MOST_MB }))
      showProblem(form, data, key, undefined)
      input.setAttribute('aria-busy', 'true')
      const sending = send(data, file)
      onTheWay.add(sending)
      const sent = await sending
      input.removeAttribute('aria-busy')
      if (sent.file) keep([...known(), sent.file])
      onTheWay.delete(sending)
      if (!sent.file) return showText(form, key, sent.text || (data.words.failed ?? ''))
    }
  })
  list()
}

async function send({ key }: ScriptData, file: File): Promise<Sent> {
  const body = new FormData()
  body.set('file', file)
  const address = `/forms/${encodeURIComponent(key)}/bestand`
  const answer = await fetch(address, { method: 'POST', body }).catch(() => null)
  return answer ? answer.json().catch(() => ({})) : {}
}

function lineOf({ words }: ScriptData, { name }: FileAnswer, remove: () => void): HTMLElement {
  const line = document.createElement('li')
  line.className = 'flex min-h-11 items-center gap-2.5 rounded-tile bg-sunken pl-3 text-ui'
  const text = document.createElement('span')
  text.className = 'min-w-0 flex-1 truncate'
  text.textContent = name
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'grid size-11 shrink-0 place-items-center rounded-control hover:bg-line'
  button.setAttribute('aria-label', fill(words.removeFile ?? '', { name }))
  button.textContent = '×'
  button.addEventListener('click', remove)
  line.append(text, button)
  return line
}
