import { useRef } from 'react'
import { DateRangePicker } from 'react-aria-components/DateRangePicker'
import { Group } from 'react-aria-components/Group'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { check } from '#protocol/declaring/fields.ts'
import { useFilledIn } from '../lib/fill-control.ts'
import { useForm } from '../lib/form-context.ts'
import { useKeptValue } from '../lib/hydrated.ts'
import { useLocale, useT } from '../lib/i18n.tsx'
import { AriaLocale } from './aria-locale.tsx'
import { dateOf } from './calendar-popover.tsx'
import { type DateBounds, outsideBounds } from './date-field.tsx'
import { CalendarButton, CalendarPopover, isHalfFilled, Month, Segments } from './date-parts.tsx'
import { boxClass, FieldGroup, type FieldProps, groupClass, useField } from './field-frame.tsx'

type Props = Omit<FieldProps, 'name'> &
  DateBounds & {
    /** The first and the last day are two values of the form. */
    names: { start: string; end: string }
    defaultValue?: { start: string; end: string }
    isDisabled?: boolean
  }

/** From one day up to and including another. */
export function DateRangeField({ names, min, max, defaultValue, isDisabled, ...rest }: Props) {
  const t = useT('ui')
  const locale = useLocale()
  const { rules, errors, typed } = useForm()
  const props = { ...rest, name: errors.some(({ field }) => field === names.end) ? names.end : names.start }
  const state = useField(props, [names.start, names.end])
  const box = useRef<HTMLDivElement>(null)
  const initial = {
    start: typed?.[names.start]?.at(-1) ?? defaultValue?.start ?? '',
    end: typed?.[names.end]?.at(-1) ?? defaultValue?.end ?? '',
  }
  const start = useKeptValue(initial.start)
  const end = useKeptValue(initial.end)
  const hiddenStart = useFilledIn(({ texts }) => start.setValue(texts[0] ?? ''))
  const hiddenEnd = useFilledIn(({ texts }) => end.setValue(texts[0] ?? ''))
  const checkDates = (from: string, to: string) => {
    const isHalf = box.current && isHalfFilled(box.current)
    const rule = { start: rest.rule ?? rules[names.start], end: rest.rule ?? rules[names.end] }
    state.setProblem(
      (rule.start && check(rule.start, from)) ??
        (rule.end && check(rule.end, to)) ??
        (isHalf ? { code: 'date' } : undefined) ??
        (from && to && to < from ? { code: 'dateOrder' } : undefined) ??
        outsideBounds(from, { min, max }, locale) ??
        outsideBounds(to, { min, max }, locale),
      { [names.start]: [from], [names.end]: [to] },
    )
  }
  if (!start.isHydrated) {
    return (
      <FieldGroup of={props} state={state}>
        <div className="grid gap-3 sm:grid-cols-2">
          {(['start', 'end'] as const).map((side) => (
            <label key={side} className="text-sm text-muted">
              {t(`dates.${side}`)}
              <input
                ref={side === 'start' ? start.plain : end.plain}
                type="date"
                name={names[side]}
                defaultValue={initial[side]}
                min={min}
                max={max}
                disabled={isDisabled}
                className={boxClass(state.error, 'mt-1 px-4')}
              />
            </label>
          ))}
        </div>
      </FieldGroup>
    )
  }
  const [from, to] = [dateOf(start.value), dateOf(end.value)]
  return (
    <FieldGroup of={props} state={state}>
      <AriaLocale>
        <DateRangePicker
          ref={box}
          aria-label={rest.label}
          aria-describedby={state.describedBy}
          value={from && to ? { start: from, end: to } : undefined}
          onChange={(range) => {
            const next = [range?.start.toString() ?? '', range?.end.toString() ?? ''] as const
            start.setValue(next[0])
            end.setValue(next[1])
            if (state.error) checkDates(...next)
          }}
          onBlur={() => checkDates(start.value, end.value)}
          minValue={dateOf(min)}
          maxValue={dateOf(max)}
          isDisabled={isDisabled}
          isInvalid={Boolean(state.error)}
          validationBehavior="aria"
          shouldForceLeadingZeros
        >
          <Group className={groupClass(state.error, 'pl-4')}>
            <div className="flex flex-wrap items-center gap-x-2">
              <Segments slot="start" />
              <span aria-hidden="true" className="text-muted">
                –
              </span>
              <Segments slot="end" />
            </div>
            <CalendarButton />
          </Group>
          <CalendarPopover>
            <RangeCalendar firstDayOfWeek="mon">
              <Month isRange />
            </RangeCalendar>
          </CalendarPopover>
        </DateRangePicker>
      </AriaLocale>
      <input ref={hiddenStart} type="hidden" name={names.start} value={start.value} disabled={isDisabled} />
      <input ref={hiddenEnd} type="hidden" name={names.end} value={end.value} disabled={isDisabled} />
    </FieldGroup>
  )
}
