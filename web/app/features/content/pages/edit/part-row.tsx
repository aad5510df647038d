import { type DOMAttributes, type KeyboardEvent, memo, useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { PagePart } from '#protocol/features/content/page-content.ts'
import { ArrowDown, ArrowUp, Check, Copy, GripVertical, Trash2 } from '#ui/icons.tsx'
import { AddBlock } from './add-block.tsx'
import { opensId, PartCell } from './part-cell.tsx'
import type { Lang, PageBuilder } from './use-page-builder.ts'

type Props = {
  part: PagePart
  at: number
  count: number
  after: number
  open: Lang | null
  /** On a narrow screen one language at a time. */
  shown: Lang
  isHeld: boolean
  of: PageBuilder
  handle: DOMAttributes<HTMLElement>
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
  onRemove(name: string): void
  helpId: string
}

export const handleId = (key: string) => `greep-${key}`
const tool =
  'grid size-11 place-items-center rounded-control hover:bg-[color-mix(in_srgb,currentColor_18%,transparent)]'

/** A block in both languages beside each other, with a handle to move it by. */
export const PartRow = memo(function PartRow(props: Props) {
  const { part, at, count, after, open, shown, isHeld, of, handle, onKeyDown, onRemove, helpId } = props
  const t = useT('content')
  const { key, nl } = part
  const name = t(`pages.kinds.${nl.type}.name`)
  const number = at + 1
  const row = useRef<HTMLDivElement>(null)
  // What opened it is gone then; who writes goes on in the first box of that language.
  useEffect(() => {
    if (!open) return
    row.current
      ?.querySelector<HTMLElement>(
        `[data-lang=${open}] :is(input, textarea, select, [contenteditable=true], [data-first] button)`,
      )
      ?.focus()
  }, [open])
  const close = () => {
    of.show(null)
    // It is there after the next drawing.
    setTimeout(() => document.getElementById(opensId(key, open ?? 'nl'))?.focus())
  }
  const tools = [
    { key: 'up', Icon: ArrowUp, isOff: at === 0, run: () => of.moveBy(key, -1) },
    { key: 'down', Icon: ArrowDown, isOff: at === count - 1, run: () => of.moveBy(key, 1) },
    { key: 'copy', Icon: Copy, isOff: false, run: () => of.copy(key) },
    { key: 'remove', Icon: Trash2, isOff: false, run: () => onRemove(name) },
    { key: 'done', Icon: Check, isOff: false, run: close },
  ] as const
  return (
    <div ref={row} className={`relative flex gap-1 ${isHeld ? 'opacity-60' : ''}`}>
      <button
        type="button"
        id={handleId(key)}
        {...handle}
        onKeyDown={onKeyDown}
        aria-label={t('pages.edit.drag', { number, name })}
        aria-describedby={helpId}
        className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center self-center rounded-control text-muted hover:text-ink active:cursor-grabbing"
      >
        <GripVertical className="size-5" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the Escape of everything inside it */}
      <div
        className={`min-w-0 flex-1 ${open ? 'rounded-card p-3 outline-2 outline-primary' : ''}`}
        onKeyDown={(event) => {
          if (!open || event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          close()
        }}
      >
        {open ? (
          <div
            role="toolbar"
            aria-label={t('pages.edit.tools', { number, name })}
            className="mb-2 flex w-fit max-w-full flex-wrap items-center rounded-control bg-primary px-2 text-onprimary"
          >
            <span className="px-2 text-sm font-semibold">{name}</span>
            {tools
              .filter(({ isOff }) => !isOff)
              .map(({ key: what, Icon, run }) => (
                <button
                  key={what}
                  type="button"
                  aria-label={t('pages.edit.toolOf', { tool: t(`pages.edit.${what}`), name })}
                  title={t(`pages.edit.${what}`)}
                  onClick={run}
                  className={tool}
                >
                  <Icon className="size-4" />
                </button>
              ))}
          </div>
        ) : null}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-2">
          {(['nl', 'en'] as const).map((lang) => (
            <div key={lang} lang={lang} className={`min-w-0 ${lang === shown ? '' : 'max-lg:hidden'}`}>
              <PartCell {...{ part, lang, number, after, of }} isOpen={open !== null} isFirst={lang === open} />
            </div>
          ))}
        </div>
        {open ? (
          <div className="mt-3 pb-1">
            <AddBlock label={t('pages.edit.addBelow')} onAdd={(type) => of.add(type, at + 1)} />
          </div>
        ) : null}
      </div>
    </div>
  )
})
