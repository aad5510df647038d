import { type CalendarDate, parseDate } from '@internationalized/date'
import { useRef } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Group } from 'react-aria-components/Group'
import { check, type Problem } from '#protocol/declaring/fields.ts'
import { isDate } from '#protocol/declaring/ids-and-dates.ts'
import { dateText } from '../lib/dates.ts'
import { tellInput, useFilledIn } from '../lib/fill-control.ts'
import { useKeptValue } from '../lib/hydrated.ts'
import { type Locale, useLocale } from '../lib/i18n.tsx'
import { AriaLocale } from './aria-locale.tsx'
import { CalendarButton, CalendarPopover, isHalfFilled, Month, Segments } from './date-parts.tsx'
import { FieldFrame, type FieldProps, groupClass, useField } from './field-frame.tsx'
import { PlainInput } from './plain-input.tsx'

/** The first and the last day that may be chosen, as 2026-03-12. */
export type DateBounds = { min?: string; max?: string }
type Props = FieldProps & DateBounds & { defaultValue?: string; isDisabled?: boolean; isReadOnly?: boolean }

export const dateOf = (text: string | undefined): CalendarDate | null => (isDate(text) ? parseDate(text) : null)

export function outsideBounds(value: string, { min, max }: DateBounds, locale: Locale): Problem | undefined {
  if (min && value && value < min) return { code: 'dateMin', params: { date: dateText(min, locale, 'full') } }
  if (max && value && value > max) return { code: 'dateMax', params: { date: dateText(max, locale, 'full') } }
}

/** A day, typed or chosen from a calendar. The form gets it as 2026-03-12, in every language. */
export function DateField({ min, max, defaultValue: stored = '', isDisabled, isReadOnly, ...props }: Props) {
  const locale = useLocale()
  const state = useField(props)
  const defaultValue = state.typed?.at(-1) ?? stored
  const box = useRef<HTMLDivElement>(null)
  const { value, setValue, plain, isHydrated } = useKeptValue(defaultValue)
  const hidden = useFilledIn(({ texts }) => setValue(texts[0] ?? ''))
  const checkDate = (next: string) => {
    const isHalf = next === '' && box.current && isHalfFilled(box.current)
    const problem = isHalf ? { code: 'date' } : state.rule && check(state.rule, next)
    state.setProblem(problem ?? outsideBounds(next, { min, max }, locale), { [props.name]: [next] })
  }
  if (!isHydrated) {
    const own = { min, max, defaultValue, disabled: isDisabled, readOnly: isReadOnly }
    return <PlainInput of={props} state={state} ref={plain} type="date" {...own} />
  }
  return (
    <FieldFrame of={props} state={state}>
      <AriaLocale>
        <DatePicker
          ref={box}
          aria-labelledby={`${state.id}-label`}
          aria-describedby={state.describedBy}
          value={dateOf(value)}
          onChange={(date) => {
            setValue(date?.toString() ?? '')
            tellInput(box.current)
            if (state.error) checkDate(date?.toString() ?? '')
          }}
          onBlur={() => checkDate(value)}
          minValue={dateOf(min)}
          maxValue={dateOf(max)}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          isRequired={state.isRequired}
          isInvalid={Boolean(state.error)}
          validationBehavior="aria"
          shouldForceLeadingZeros
        >
          <Group className={groupClass(state.error, 'pl-4')}>
            <Segments />
            <CalendarButton />
          </Group>
          <CalendarPopover>
            <Calendar firstDayOfWeek="mon">
              <Month />
            </Calendar>
          </CalendarPopover>
        </DatePicker>
      </AriaLocale>
      <input ref={hidden} type="hidden" name={props.name} value={value} disabled={isDisabled} />
    </FieldFrame>
  )
}
