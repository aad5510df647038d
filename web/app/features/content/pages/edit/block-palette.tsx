import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useT } from '#lib/i18n.tsx'
import type { Block } from '#protocol/features/content/blocks.ts'
import { AriaLocale } from '#ui/aria-locale.tsx'
import { boxClass } from '#ui/field-frame.tsx'
import { Search } from '#ui/icons.tsx'
import { blockIcons } from './block-kinds.ts'

type Kind = Block['type']
type Props = {
  label: string
  anchor: RefObject<HTMLElement | null>
  kinds: readonly Kind[]
  onChoose(kind: Kind): void
  onClose(): void
}

/** Every kind of block with its picture. Enter in the search takes the first one; the arrows walk through the others. */
export function BlockPalette({ label, anchor, kinds, onChoose, onClose }: Props) {
  const t = useT('content')
  const id = useId()
  const [search, setSearch] = useState('')
  const word = search.trim().toLowerCase()
  const found = kinds.filter((kind) =>
    [t(`pages.kinds.${kind}.name`), t(`pages.kinds.${kind}.hint`), t(`pages.kinds.${kind}.also`)].some((words) =>
      words.toLowerCase().includes(word),
    ),
  )
  const [first] = found
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      document.getElementById(id)?.querySelector('button')?.focus()
    } else if (event.key === 'Enter' && first) {
      event.preventDefault()
      onChoose(first)
    }
  }
  return (
    <AriaLocale>
      <Popover
        isOpen
        triggerRef={anchor}
        placement="bottom start"
        offset={6}
        onOpenChange={(isOpen) => isOpen || onClose()}
        className="w-[34rem] max-w-[calc(100vw-2rem)] overflow-auto rounded-[min(20px,var(--r-panel))] border border-line bg-surface p-3 shadow-e3 outline-none"
      >
        <Dialog aria-label={label} className="outline-none">
          <label className="relative block">
            <span className="sr-only">{t('pages.edit.find')}</span>
            <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
            <input
              autoFocus
              type="search"
              value={search}
              placeholder={t('pages.edit.find')}
              autoComplete="off"
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
              onKeyDown={onKeyDown}
              className={`${boxClass(undefined, 'pl-11 pr-4')} min-h-11 text-ui`}
            />
          </label>
          <p role="status" className="px-2 pt-3 text-ui text-muted empty:hidden">
            {first ? '' : t('pages.edit.noKind')}
          </p>
          <ul id={id} className="mt-2 grid grid-cols-2 gap-1 sm:grid-cols-3" onKeyDown={walk}>
            {found.map((kind) => (
              <KindButton key={kind} kind={kind} onChoose={onChoose} />
            ))}
          </ul>
        </Dialog>
      </Popover>
    </AriaLocale>
  )
}

function KindButton({ kind, onChoose }: { kind: Kind; onChoose(kind: Kind): void }) {
  const t = useT('content')
  const Icon = blockIcons[kind]
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={t(`pages.kinds.${kind}.name`)}
        aria-description={t(`pages.kinds.${kind}.hint`)}
        onClick={() => onChoose(kind)}
        className="grid size-full content-start rounded-tile p-2 text-left -outline-offset-2 hover:bg-sunken focus-visible:bg-sunken"
      >
        <span className="mb-1 grid size-9 place-items-center rounded-tile bg-primarysoft text-primaryink">
          <Icon className="size-5" />
        </span>
        <span className="text-ui font-semibold">{t(`pages.kinds.${kind}.name`)}</span>
        <span className="text-cap text-muted">{t(`pages.kinds.${kind}.hint`)}</span>
      </button>
    </li>
  )
}

/** By the arrows from one to the next, and to the one above or below it. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const list = event.currentTarget
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length
  const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key]
  if (!by) return
  event.preventDefault()
  const buttons = [...list.querySelectorAll('button')]
  buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by]?.focus()
}
