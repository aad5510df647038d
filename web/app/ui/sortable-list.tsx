import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useIsHydrated } from '../lib/hydrated.ts'
import { useT } from '../lib/i18n.tsx'
import { AriaLocale } from './aria-locale.tsx'
import { ArrowDown, ArrowUp, GripVertical } from './icons.tsx'

type Sortable = { id: string; label: string }
type Props<T extends Sortable> = {
  label: string
  /** The ids in their order are values of the form by this name. */
  name?: string
  items: T[]
  onOrder(items: T[]): void
  /** What stands in a row; its label when left out. */
  children?(item: T): ReactNode
}

/** The same things in another order. */
export function moved<T extends Sortable>(items: T[], id: string, to: number): T[] {
  const rest = items.filter((item) => item.id !== id)
  const item = items.find((each) => each.id === id)
  return item ? [...rest.slice(0, to), item, ...rest.slice(to)] : items
}

/** Three ways to bring things in order: drag, the buttons, and the keyboard. Each says where the thing now stands. */
export function SortableList<T extends Sortable>({ label, name, items, onOrder, children }: Props<T>) {
  const t = useT('ui')
  const isHydrated = useIsHydrated()
  const [told, setTold] = useState('')
  const move = (id: string, to: number) => {
    const next = moved(items, id, to)
    onOrder(next)
    const position = next.findIndex((item) => item.id === id) + 1
    setTold(t('order.moved', { name: next[position - 1]?.label ?? '', position, count: next.length }))
  }
  const { dragAndDropHooks } = useDragAndDrop<T>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const id = String([...keys][0])
      const rest = items.filter((item) => item.id !== id)
      const at = rest.findIndex((item) => item.id === target.key)
      move(id, at + (target.dropPosition === 'after' ? 1 : 0))
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="h-0.5 rounded-full data-drop-target:bg-[var(--s-500)]" />
    ),
  })
  const content = (item: T) => children?.(item) ?? item.label
  return (
    <>
      {name ? items.map(({ id }) => <input key={id} type="hidden" name={name} value={id} />) : null}
      {isHydrated ? (
        <AriaLocale>
          <GridList aria-label={label} items={items} dragAndDropHooks={dragAndDropHooks} className="grid gap-1.5">
            {(item) => (
              <GridListItem
                id={item.id}
                textValue={item.label}
                className="flex min-h-14 items-center gap-1 rounded-tile border border-line bg-surface px-1.5 data-dragging:opacity-60"
              >
                <Button
                  slot="drag"
                  aria-label={t('order.drag', { name: item.label })}
                  className="grid size-11 shrink-0 cursor-grab place-items-center rounded-control text-muted"
                >
                  <GripVertical className="size-5" />
                </Button>
                <span className="min-w-0 flex-1 break-words">{content(item)}</span>
                <MoveButtons item={item} items={items} onMove={move} />
              </GridListItem>
            )}
          </GridList>
        </AriaLocale>
      ) : (
        <ol aria-label={label} className="grid gap-1.5">
          {items.map((item) => (
            <li
              key={item.id}
              className="flex min-h-14 items-center rounded-tile border border-line bg-surface px-4 py-2"
            >
              {content(item)}
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  )
}

type MoveProps = { item: Sortable; items: Sortable[]; onMove(id: string, to: number): void }

function MoveButtons({ item, items, onMove }: MoveProps) {
  const t = useT('ui')
  const at = items.findIndex(({ id }) => id === item.id)
  const steps = [
    { key: 'up', to: at - 1, Icon: ArrowUp },
    { key: 'down', to: at + 1, Icon: ArrowDown },
  ]
  return steps.map(({ key, to, Icon }) => (
    <button
      key={key}
      type="button"
      aria-label={t(`order.${key}`, { name: item.label })}
      // A button that becomes disabled loses the focus, so that at the end it only does nothing.
      aria-disabled={to < 0 || to >= items.length}
      onClick={() => to >= 0 && to < items.length && onMove(item.id, to)}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      <Icon className="size-5" />
    </button>
  ))
}
