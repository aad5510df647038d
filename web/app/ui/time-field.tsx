import { parseTime, type Time } from '@internationalized/date'
import { useRef } from 'react'
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { flushSync } from 'react-dom'
import type { Problem } from '#protocol/declaring/fields.ts'
import { tellInput, useFilledIn } from '../lib/fill-control.ts'
import { useKeptValue } from '../lib/hydrated.ts'
import { AriaLocale } from './aria-locale.tsx'
import { isHalfFilled, Segments } from './date-parts.tsx'
import { edgeOf, FieldFrame, type FieldProps, useField } from './field-frame.tsx'
import { PlainInput } from './plain-input.tsx'

type Props = FieldProps & {
  /** As 09:30. */
  min?: string
  max?: string
  defaultValue?: string
  isDisabled?: boolean
}

const timeOf = (text: string | undefined): Time | null =>
  text && /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? parseTime(text) : null

/** A time of the day on a clock of 24 hours. The form gets it as 09:30. */
export function TimeField({ min, max, defaultValue: stored = '', isDisabled, ...props }: Props) {
  const state = useField(props)
  const defaultValue = state.typed?.at(-1) ?? stored
  const box = useRef<HTMLDivElement>(null)
  const { value, setValue, plain, isHydrated } = useKeptValue(defaultValue)
  const hidden = useFilledIn(({ texts }) => setValue(texts[0]?.slice(0, 5) ?? ''))
  const problemOf = (next: string): Problem | undefined => {
    if (next === '' && box.current && isHalfFilled(box.current)) return { code: 'time' }
    if (next === '') return state.isOptional ? undefined : { code: 'required' }
    if (min && next < min) return { code: 'timeMin', params: { time: min } }
    return max && next > max ? { code: 'timeMax', params: { time: max } } : undefined
  }
  const checkTime = (next: string) => state.setProblem(problemOf(next), { [props.name]: [next] })
  if (!isHydrated) {
    const own = { min, max, defaultValue, disabled: isDisabled }
    return <PlainInput of={props} state={state} ref={plain} type="time" {...own} />
  }
  return (
    <FieldFrame of={props} state={state}>
      <AriaLocale>
        <AriaTimeField
          ref={box}
          aria-labelledby={`${state.id}-label`}
          aria-describedby={state.describedBy}
          value={timeOf(value)}
          onChange={(time) => {
            const next = time?.toString().slice(0, 5) ?? ''
            // Whoever hears of it reads what stands in the form then.
            flushSync(() => setValue(next))
            tellInput(box.current)
            if (state.error) checkTime(next)
          }}
          onBlur={() => checkTime(value)}
          hourCycle={24}
          shouldForceLeadingZeros
          isDisabled={isDisabled}
          isInvalid={Boolean(state.error)}
          validationBehavior="aria"
        >
          <Segments
            className={`min-h-12 w-full rounded-field border-[1.5px] bg-surface px-4 text-base data-disabled:bg-sunken data-disabled:text-muted ${edgeOf(state.error)}`}
          />
        </AriaTimeField>
      </AriaLocale>
      <input ref={hidden} type="hidden" name={props.name} value={value} disabled={isDisabled} />
    </FieldFrame>
  )
}
