import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { Point } from '#protocol/features/forms/content.ts'
import { boxClass } from '#ui/field-frame.tsx'
import { GripVertical, Plus, X } from '#ui/icons.tsx'
import { freeOption } from '../new-field.ts'
import { placeWithout, useDrag } from '../use-drag.ts'

type Props = {
  items: Point[]
  onItems(items: Point[], tag?: string): void
  /** What one of them is called: Keuze, Niveau. */
  name: string
  add: string
  /** What their keys begin with. */
  sign: string
  max: number
  min?: number
  hasEmoji?: boolean
}

/** Options, points, rows or levels. Enter makes a next one, arrows on the handle change the order, lines can be pasted. */
export function OptionRows({ items, onItems, name, add, sign, max, min = 1, hasEmoji }: Props) {
  const t = useT('forms')
  const wanted = useRef<string>(undefined)
  const place = (key: string) => items.findIndex((item) => item.key === key)
  const move = (key: string, to: number) => {
    const item = items[place(key)]
    if (!item || to < 0 || to >= items.length) return
    const rest = items.filter((each) => each.key !== key)
    onItems([...rest.slice(0, to), item, ...rest.slice(to)])
  }
  const drag = useDrag<string>((key, at) => move(key, placeWithout(place(key), at)))
  useEffect(() => {
    if (!wanted.current) return
    const box = drag.list.current?.querySelector<HTMLInputElement>(`[data-option="${wanted.current}"]`)
    // Not drawn yet: this followed an earlier drawing.
    if (!box) return
    box.focus()
    wanted.current = undefined
  })
  const insert = (at: number, labels: string[]) => {
    const made: Point[] = []
    for (const nl of labels.slice(0, max - items.length))
      made.push({ key: freeOption([...items, ...made], sign), label: { nl } })
    wanted.current = made.at(-1)?.key
    onItems([...items.slice(0, at), ...made, ...items.slice(at)])
  }
  const remove = (key: string) => {
    if (items.length <= min) return
    wanted.current = items[Math.max(0, place(key) - 1)]?.key
    onItems(items.filter((item) => item.key !== key))
  }
  const setWords = (key: string, nl: string) =>
    onItems(
      items.map((item) => (item.key === key ? { ...item, label: { ...item.label, nl } } : item)),
      `option ${key}`,
    )
  const onKey = (event: KeyboardEvent<HTMLInputElement>, key: string) => {
    if (event.key === 'Enter' && items.length < max) {
      event.preventDefault()
      insert(place(key) + 1, [''])
    } else if (event.key === 'Backspace' && event.currentTarget.value === '') {
      event.preventDefault()
      remove(key)
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, key: string) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
    if (lines.length < 2) return
    event.preventDefault()
    insert(place(key) + 1, lines)
  }
  return (
    <div>
      <ol ref={drag.list} className="grid gap-1.5">
        {items.map(({ key, label, emoji }, at) => (
          <li
            key={key}
            data-place=""
            className={`flex items-center gap-1 ${drag.drag?.what === key ? 'opacity-50' : ''} ${drag.drag?.at === at ? 'shadow-[0_-2px_0_var(--s-500)]' : ''}`}
          >
            <button
              type="button"
              aria-label={t('build.drag', { name: label.nl || `${name} ${at + 1}` })}
              {...drag.handle(key)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
                event.preventDefault()
                move(key, at + (event.key === 'ArrowUp' ? -1 : 1))
              }}
              className="grid h-11 w-6 shrink-0 cursor-grab touch-none place-items-center text-muted"
            >
              <GripVertical className="size-5" />
            </button>
            {hasEmoji ? (
              <input
                value={emoji ?? ''}
                aria-label={t('build.emoji', { name: label.nl || `${name} ${at + 1}` })}
                placeholder="🙂"
                maxLength={16}
                onChange={({ currentTarget: { value } }) =>
                  onItems(
                    items.map((item) => (item.key === key ? { ...item, emoji: value || undefined } : item)),
                    `emoji ${key}`,
                  )
                }
                className={`${boxClass(undefined, 'px-1 text-center placeholder:opacity-40')} min-h-11 w-12! shrink-0`}
              />
            ) : null}
            <input
              data-option={key}
              value={label.nl}
              aria-label={`${name} ${at + 1}`}
              maxLength={500}
              onChange={({ currentTarget }) => setWords(key, currentTarget.value)}
              onKeyDown={(event) => onKey(event, key)}
              onPaste={(event) => onPaste(event, key)}
              className={`${boxClass(undefined, 'px-3 text-ui')} min-h-11 min-w-0 flex-1`}
            />
            <button
              type="button"
              aria-label={t('build.removeOne', { name: label.nl || `${name} ${at + 1}` })}
              aria-disabled={items.length <= min}
              onClick={() => remove(key)}
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken aria-disabled:opacity-30"
            >
              <X className="size-5" />
            </button>
          </li>
        ))}
      </ol>
      {items.length < max ? (
        <button
          type="button"
          onClick={() => insert(items.length, [''])}
          className="mt-1.5 flex min-h-11 items-center gap-2 rounded-control px-2 text-ui font-semibold text-primaryink hover:bg-sunken"
        >
          <Plus className="size-5" />
          {add}
        </button>
      ) : null}
    </div>
  )
}
