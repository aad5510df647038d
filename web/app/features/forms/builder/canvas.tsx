import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useLocale, useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { contentProblems } from '#protocol/features/forms/checks.ts'
import { type FormContent, type FormField, inLanguage, isAsked } from '#protocol/features/forms/content.ts'
import { CanvasRow, type Dragged } from './canvas-row.tsx'
import { useConditionWords } from './condition-words.ts'
import { kindIcons } from './field-kinds.ts'
import { placeOf } from './new-field.ts'
import type { useDrag } from './use-drag.ts'
import type { Builder } from './use-form-builder.ts'

/** Which question each field is; what asks nothing has no number. */
export function numbersOf(fields: readonly FormField[]): Map<string, number> {
  return new Map(fields.filter(isAsked).map(({ key }, at) => [key, at + 1]))
}

type Props = { of: Builder; drag: ReturnType<typeof useDrag<Dragged>>; onOpen(key: string | null): void }

/** The form as it will look, field by field. */
export function Canvas({ of, drag, onOpen }: Props) {
  const t = useT('forms')
  const locale = useLocale()
  const { content, selected } = of
  const { fields } = content
  const numbers = useMemo(() => numbersOf(fields), [fields])
  const { sentence } = useConditionWords()
  // What is wrong may come a moment after the letter that was typed.
  const wrong = useWrong(useDeferredValue(content))
  const [told, setTold] = useState('')
  const dragged = drag.drag && 'key' in drag.drag.what ? drag.drag.what.key : null
  const onMoved = (key: string, by: number) => {
    const to = placeOf(content, key) + by
    if (to < 0 || to >= fields.length) return
    of.moveBy(key, by)
    setTold(t('build.moved', { position: to + 1, count: fields.length }))
  }
  const onRemove = (field: FormField) => {
    const at = placeOf(content, field.key)
    const next = fields[at + 1] ?? fields[at - 1]
    of.remove(field.key)
    showToast({
      title: t('build.removed', { name: inLanguage(field.label, locale) || t(`kinds.${field.kind}`) }),
      action: { label: t('build.undo'), isUndo: true, run: of.undo },
    })
    document.querySelector<HTMLElement>(`[data-select="${next?.key ?? 'form'}"]`)?.focus()
  }
  // A row gets the same functions all the time, and they do what is right now.
  const latest = useRef({ onMoved, onRemove })
  latest.current = { onMoved, onRemove }
  const [doing] = useState(() => ({
    tools: { select: of.select, moveBy: of.moveBy, copy: of.copy },
    onMoved: (key: string, by: number) => latest.current.onMoved(key, by),
    onRemove: (field: FormField) => latest.current.onRemove(field),
  }))
  return (
    <div className="mx-auto max-w-[42rem] rounded-panel border border-line bg-surface pb-3 shadow-e1">
      <div
        className={`relative rounded-t-panel border-b border-line px-6 py-6 md:px-8 ${selected === null ? 'bg-primaryfaint' : 'hover:bg-sunken'}`}
      >
        <button
          type="button"
          data-select="form"
          aria-pressed={selected === null}
          aria-label={t('build.head', { name: inLanguage(content.title, locale) || t('build.noTitle') })}
          onClick={() => onOpen(null)}
          className="absolute inset-0 rounded-t-panel"
        />
        <h2 className="text-h2 break-words">
          {inLanguage(content.title, locale) || <span className="text-muted">{t('build.noTitle')}</span>}
        </h2>
        {content.intro?.nl ? (
          <p className="mt-1 whitespace-pre-line break-words text-muted">{inLanguage(content.intro, locale)}</p>
        ) : null}
      </div>
      <ol ref={drag.list} aria-label={t('build.questions')} className="grid gap-1 px-2 pt-3 md:px-2.5">
        {fields.map((field, at) => (
          <Slot key={field.key} isHere={drag.drag?.at === at}>
            <CanvasRow
              field={field}
              number={numbers.get(field.key)}
              isSelected={selected === field.key}
              isFirst={at === 0}
              isLast={at === fields.length - 1}
              isDragged={dragged === field.key}
              condition={sentence(field.showIf, fields)}
              isWrong={wrong.has(field.key)}
              doing={doing.tools}
              onOpen={onOpen}
              onRemove={doing.onRemove}
              onMoved={doing.onMoved}
              handle={drag.handle}
            />
          </Slot>
        ))}
        {drag.drag?.at === fields.length ? <DropLine /> : null}
      </ol>
      {fields.length === 0 ? (
        <p className="mx-6 mt-3 mb-4 rounded-card border-2 border-dashed border-line2 px-6 py-10 text-center text-muted">
          {t('build.empty')}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  )
}

function Slot({ isHere, children }: { isHere: boolean; children: ReactNode }) {
  return (
    <>
      {isHere ? <DropLine /> : null}
      {children}
    </>
  )
}

/** Here it comes when it is let go. */
const DropLine = () => (
  <li
    aria-hidden="true"
    className="pointer-events-none relative my-2 h-0.5 rounded-full bg-[var(--s-500)] before:absolute before:top-1/2 before:-left-1 before:size-3 before:-translate-y-1/2 before:rounded-full before:border-2 before:border-[var(--s-500)] before:bg-surface"
  />
)

function useWrong(content: FormContent): Set<string> {
  return useMemo(() => new Set(contentProblems(content).flatMap(({ field }) => field ?? [])), [content])
}

/** What follows the pointer: what it is, and which question it becomes. */
export function Ghost({ of: { content }, drag }: Pick<Props, 'of' | 'drag'>) {
  const t = useT('forms')
  const locale = useLocale()
  const now = drag.drag
  const field =
    now && 'key' in now.what ? content.fields.find(({ key }) => 'key' in now.what && key === now.what.key) : null
  const kind = now && 'kind' in now.what ? now.what.kind : field?.kind
  const Icon = kind ? kindIcons[kind] : null
  const count = content.fields.filter(isAsked).length + (field ? 0 : 1)
  const before = content.fields.slice(0, now?.at).filter((each) => isAsked(each) && each.key !== field?.key).length
  return (
    <div
      ref={drag.ghost}
      aria-hidden="true"
      className={`pointer-events-none fixed top-0 left-0 z-50 ${now ? '' : 'invisible'}`}
    >
      <div className="flex -translate-x-6 -translate-y-1/2 rotate-[-1.5deg] items-center gap-3 rounded-card border-2 border-[var(--s-500)] bg-surface px-3.5 py-2.5 shadow-e3">
        {Icon ? (
          <span className="grid size-9 place-items-center rounded-tile bg-infosoft text-infoink">
            <Icon className="size-5" />
          </span>
        ) : null}
        <span className="min-w-0">
          <span className="block max-w-56 truncate font-semibold">
            {(field && inLanguage(field.label, locale)) || (kind ? t(`kinds.${kind}`) : '')}
          </span>
          <span className="block text-sm text-muted">
            {now && now.at >= 0 ? t('build.becomes', { number: before + 1, count }) : t('build.toForm')}
          </span>
        </span>
      </div>
    </div>
  )
}
