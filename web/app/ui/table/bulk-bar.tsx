import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { IconDrawing } from '../icon-drawing.tsx'
import { X } from '../icons.tsx'
import type { Selecting, Selection } from './use-selection.ts'

/** What can be done with several rows at once. There is room for five, and on a wide screen for the pictures of two more. Once it has begun, `clear` takes the ticks away. */
export type BulkAction = {
  key: string
  label: string
  icon: IconDrawing
  onAction(selection: Selection, clear: () => void): void
}

const MOST = 5
const PICTURES = 2

type Props = { selecting: Selecting; records: number; actions: BulkAction[] }
const item =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control font-semibold text-white hover:bg-white/12 [--focus:var(--info-300)]'
/** Side by side where there is room; elsewhere the word stands below its picture. */
const withText =
  'gap-2.5 px-3 text-ui max-lg:min-h-14 max-lg:min-w-0 max-lg:flex-1 max-lg:flex-col max-lg:justify-start max-lg:gap-1 max-lg:rounded-tile max-lg:px-1 max-lg:py-1.5 max-lg:text-micro md:max-lg:min-w-20'

/** Lies over the foot of the page while something is ticked. */
export function BulkBar({ selecting, records, actions }: Props) {
  const t = useT('table')
  const locale = useLocale()
  const { selection, tickAll, clear } = selecting
  const count = selection.isAll ? records : selection.ids.size
  const shown = numberText(count, locale)
  return (
    <section aria-label={t('bulk')} className={count === 0 ? 'sr-only' : ''}>
      <div
        data-bulk-bar={count > 0 ? '' : undefined}
        className={
          count === 0
            ? ''
            : 'fixed inset-x-3 bottom-3 z-40 mx-auto flex w-fit max-w-[calc(100vw-1.5rem)] flex-wrap items-center justify-center gap-x-2 rounded-[min(28px,var(--r-panel))] bg-[var(--bar)] px-3 py-2 text-[color:var(--on-bar)] shadow-e3 max-md:in-[body:has([data-bar])]:bottom-20 md:bottom-6 md:px-5'
        }
      >
        <div className="flex flex-wrap items-center gap-x-2 max-md:min-w-0 max-md:flex-1">
          <p aria-live="polite" className="px-1.5 text-ui font-semibold tabular-nums">
            {count === 0 ? '' : t(count === 1 ? 'selectedOne' : 'selected', { count: shown })}
          </p>
          {count === 0 || selection.isAll || records <= count ? null : (
            <button
              type="button"
              onClick={tickAll}
              className="min-h-11 px-1.5 text-sm font-semibold text-[var(--p-300)] underline underline-offset-4 [--focus:var(--info-300)]"
            >
              {t('selectAll', { count: numberText(records, locale) })}
            </button>
          )}
        </div>
        {count > 0 ? (
          <>
            <span className="flex items-start max-md:order-2 max-md:w-full max-md:justify-center">
              {actions.slice(0, MOST + PICTURES).map(({ key, label, icon: Icon, onAction }, index) => (
                <button
                  key={key}
                  type="button"
                  onClick={() => onAction(selection, clear)}
                  title={index < MOST ? undefined : label}
                  className={`${item} ${index < MOST ? withText : 'max-lg:hidden'}`}
                >
                  <Icon className="size-5" />
                  <span className={index < MOST ? 'min-w-0 hyphens-auto' : 'sr-only'}>{label}</span>
                </button>
              ))}
            </span>
            <span aria-hidden="true" className="mx-1 h-6 w-px bg-white/25 max-md:hidden" />
            <button type="button" onClick={clear} aria-label={t('clear')} className={item}>
              <X className="size-5" />
            </button>
          </>
        ) : null}
      </div>
    </section>
  )
}
