import { lazy, Suspense, useRef, useState } from 'react'
import { check, date, type Problem } from '#protocol/declaring/fields.ts'
import { isDate } from '#protocol/declaring/ids-and-dates.ts'
import { dutchDate, isoDate } from '#protocol/shared/dutch-date.ts'
import { dateText } from '../lib/dates.ts'
import { tellInput } from '../lib/fill-control.ts'
import { useIsHydrated } from '../lib/hydrated.ts'
import { type Locale, useLocale, useT } from '../lib/i18n.tsx'
import { FieldFrame, type FieldProps, groupClass, leavesForButton, useField } from './field-frame.tsx'
import { CalendarDays } from './icons.tsx'

/** The first and the last day that may be chosen, as 2026-03-12. */
export type DateBounds = { min?: string; max?: string }
type Props = FieldProps & DateBounds & { defaultValue?: string; isDisabled?: boolean; isReadOnly?: boolean }

export function outsideBounds(value: string, { min, max }: DateBounds, locale: Locale): Problem | undefined {
  if (!isDate(value)) return undefined
  if (min && value < min) return { code: 'dateMin', params: { date: dateText(min, locale, 'full') } }
  if (max && value > max) return { code: 'dateMax', params: { date: dateText(max, locale, 'full') } }
}

const anyDay = date({ optional: true })

// Most people type a date; the calendar comes when somebody opens it.
// Without a line it does not, and one types.
const CalendarPopover = lazy(() => import('./calendar-popover.tsx').catch(() => ({ default: () => <span hidden /> })))

/**
 * A day, typed in any way people write one or chosen from a calendar. Whoever leaves it sees which day was understood. The form gets what stands in the box, whatever that is: a day that
 * does not exist is refused at its field, with scripts and without, and never taken for nothing.
 */
export function DateField({ min, max, defaultValue: stored = '', isDisabled, isReadOnly, ...props }: Props) {
  const t = useT('ui')
  const locale = useLocale()
  const state = useField(props)
  const isHydrated = useIsHydrated()
  const box = useRef<HTMLInputElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const read = (text: string) => isoDate(text, state.rule)
  const checkDate = (text: string) => {
    const value = read(text)
    const problem = check(state.rule ?? anyDay, value)
    state.setProblem(problem ?? outsideBounds(value, { min, max }, locale), { [props.name]: [text] })
  }
  const put = (text: string) => {
    if (!box.current) return
    box.current.value = dutchDate(text)
    tellInput(box.current)
    checkDate(text)
  }
  return (
    <FieldFrame of={props} state={state}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that one has left all of it */}
      <div
        ref={group}
        className={groupClass(state.error, 'pl-4')}
        onBlur={(event) => {
          const { currentTarget, relatedTarget } = event
          if (!box.current || currentTarget.contains(relatedTarget)) return
          const value = read(box.current.value)
          if (isDate(value)) box.current.value = dutchDate(value)
          if (!leavesForButton(event)) checkDate(box.current.value)
        }}
      >
        <input
          ref={box}
          id={state.id}
          name={props.name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('dates.shape')}
          defaultValue={dutchDate(state.typed?.at(-1) ?? stored)}
          required={state.isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-invalid={state.error ? true : undefined}
          aria-describedby={state.describedBy}
          onInput={({ currentTarget }) => state.error && checkDate(currentTarget.value)}
          className="min-w-0 flex-1 bg-transparent py-2 tabular-nums outline-none placeholder:text-muted"
        />
        {isHydrated && !isDisabled && !isReadOnly ? (
          <button
            type="button"
            aria-label={t('dates.calendar')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(true)}
            className="ml-auto grid size-11 shrink-0 place-items-center rounded-field text-muted hover:text-ink"
          >
            <CalendarDays className="size-5" />
          </button>
        ) : null}
      </div>
      {isOpen ? (
        <Suspense>
          <CalendarPopover
            anchor={group}
            value={read(box.current?.value ?? '')}
            min={min}
            max={max}
            onChoose={put}
            onClose={() => {
              setIsOpen(false)
              box.current?.focus()
            }}
          />
        </Suspense>
      ) : null}
    </FieldFrame>
  )
}
