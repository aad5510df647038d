import { memo, type PointerEvent } from 'react'
import { useLocale, useT } from '#lib/i18n.tsx'
import { type FieldKind, type FormField, inLanguage } from '#protocol/features/forms/content.ts'
import { ArrowDown, ArrowUp, Copy, GripVertical, Split, Trash2 } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { FormFieldView } from '../fields/field-view.tsx'
import type { Builder } from './use-form-builder.ts'

/** A field of the form that goes elsewhere, or one of the palette that comes in. */
export type Dragged = { key: string } | { kind: FieldKind }
type On = (event: PointerEvent<HTMLElement>) => void
export type Dragging = (what: Dragged) => {
  onPointerDown: On
  onPointerMove: On
  onPointerUp(): void
  onPointerCancel(): void
  onClickCapture(event: { preventDefault(): void; stopPropagation(): void }): void
}

type Props = {
  field: FormField
  /** Which question it is; headings and the like have no number. */
  number: number | undefined
  isSelected: boolean
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  /** When it shows. */
  condition: string | null
  /** Something forbids publishing. */
  isWrong: boolean
  doing: Pick<Builder, 'select' | 'moveBy' | 'copy'>
  onOpen(key: string): void
  onRemove(field: FormField): void
  onMoved(key: string, by: number): void
  handle: Dragging
}

/** One field as it will look. A press opens its settings; what it holds cannot be filled in here. */
export const CanvasRow = memo(function CanvasRow(props: Props) {
  const { field, number, isSelected, isDragged, condition, isWrong, onOpen } = props
  const t = useT('forms')
  const locale = useLocale()
  const label = inLanguage(field.label, locale) || t('fields.noLabel')
  return (
    <li
      data-place=""
      id={`rij-${field.key}`}
      className={`group/row relative rounded-card border-2 px-5 py-5 transition-colors duration-[var(--t-fast)] md:px-6 ${
        isSelected ? 'border-primarymark bg-primaryfaint' : 'border-transparent hover:border-line2'
      } ${isDragged ? 'opacity-40' : ''}`}
    >
      <button
        type="button"
        data-select={field.key}
        aria-pressed={isSelected}
        aria-label={[t(`kinds.${field.kind}`), number, label].filter(Boolean).join(' ')}
        onClick={() => onOpen(field.key)}
        onKeyDown={(event) => {
          if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
            event.preventDefault()
            props.onMoved(field.key, event.key === 'ArrowUp' ? -1 : 1)
          } else if (event.key === 'Delete') props.onRemove(field)
        }}
        className="absolute inset-0 z-10 rounded-[inherit]"
      />
      {condition ? (
        <p className="mb-2 flex items-start gap-2 text-sm text-infoink">
          <Split className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{condition}</span>
        </p>
      ) : null}
      {field.kind === 'page_break' ? (
        <p className="flex items-center gap-4 text-ui font-semibold text-muted before:h-px before:flex-1 before:bg-line2 after:h-px after:flex-1 after:bg-line2">
          {inLanguage(field.label, locale) ? t('build.pageNamed', { name: label }) : t('build.page')}
        </p>
      ) : (
        <div inert className="@container">
          <FormFieldView field={field} language={locale} prefix="bouw-" {...(number ? { number } : {})} />
        </div>
      )}
      {isWrong ? (
        <p className="mt-3 flex gap-2 text-sm font-medium text-errink">
          <StatusMark status="err" className="mt-0.5 size-4" />
          {t('build.isWrong')}
        </p>
      ) : null}
      {isSelected ? <RowTools {...props} label={label} /> : null}
    </li>
  )
})

const tool = 'grid size-11 place-items-center text-[var(--on-bar)] hover:bg-white/15 aria-disabled:opacity-40'

function RowTools({ field, isFirst, isLast, doing, onRemove, onMoved, handle, label }: Props & { label: string }) {
  const t = useT('forms')
  const tools = [
    { key: 'up', Icon: ArrowUp, isOff: isFirst, run: () => onMoved(field.key, -1) },
    { key: 'down', Icon: ArrowDown, isOff: isLast, run: () => onMoved(field.key, 1) },
    { key: 'copy', Icon: Copy, isOff: false, run: () => doing.copy(field) },
    { key: 'remove', Icon: Trash2, isOff: false, run: () => onRemove(field) },
  ] as const
  return (
    <>
      <button
        type="button"
        aria-label={t('build.drag', { name: label })}
        {...handle({ key: field.key })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          onMoved(field.key, event.key === 'ArrowUp' ? -1 : 1)
        }}
        className="absolute top-1/2 -left-4 z-20 grid h-11 w-7 -translate-y-1/2 cursor-grab touch-none place-items-center rounded-tile bg-primary text-onprimary max-sm:-left-3"
      >
        <GripVertical className="size-5" />
      </button>
      <div
        role="toolbar"
        aria-label={t('build.tools', { name: label })}
        className="absolute -top-7 right-4 z-20 flex overflow-hidden rounded-full bg-[var(--bar)] px-1.5 shadow-e2"
      >
        {tools.map(({ key, Icon, isOff, run }) => (
          <button
            key={key}
            type="button"
            aria-label={t(`build.tool.${key}`)}
            // A button that becomes disabled loses the focus, so that at the end it only does nothing.
            aria-disabled={isOff}
            onClick={() => isOff || run()}
            className={tool}
          >
            <Icon className="size-5" />
          </button>
        ))}
      </div>
    </>
  )
}
