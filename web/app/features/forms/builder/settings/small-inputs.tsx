import { type ReactNode, useId } from 'react'
import { boxClass, FieldError } from '#ui/field-frame.tsx'

/** The boxes of the settings: smaller than in a form, and what is typed counts at once. */

const labelClass = 'mb-1.5 block text-ui font-semibold'

type LineProps = {
  label: string
  value: string
  onValue(value: string): void
  hint?: string
  /** What is wrong with it. */
  error?: string | undefined
  /** Said, not shown: what is above it says it to who sees. */
  isLabelHidden?: boolean
  rows?: number
  id?: string
  lang?: string
  placeholder?: string
  maxLength?: number
  onBlur?(): void
}

export function TextLine({ label, value, onValue, hint, error, isLabelHidden, rows, id, ...rest }: LineProps) {
  const own = useId()
  const shared = {
    id: id ?? own,
    value,
    autoComplete: 'off',
    maxLength: 2000,
    'aria-describedby': error ? `${own}-error` : hint ? `${own}-hint` : undefined,
    'aria-invalid': error ? true : undefined,
    ...rest,
  }
  return (
    <div className="min-w-0">
      <label htmlFor={shared.id} className={isLabelHidden ? 'sr-only' : labelClass}>
        {label}
      </label>
      {rows ? (
        <textarea
          {...shared}
          rows={rows}
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
          className={`${boxClass(error, 'px-3.5 py-2')} field-sizing-content`}
        />
      ) : (
        <input
          {...shared}
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
          className={`${boxClass(error, 'px-3.5')} min-h-11`}
        />
      )}
      {error ? (
        <div className="mt-1">
          <FieldError id={`${own}-error`}>{error}</FieldError>
        </div>
      ) : hint ? (
        <p id={`${own}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

type NumberProps = { label: string; value: number | undefined; onValue(value: number | undefined): void; min?: number }

/** Nothing is no limit. */
export function NumberLine({ label, value, onValue, min }: NumberProps) {
  const id = useId()
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        value={value ?? ''}
        onChange={({ currentTarget: { value: text, valueAsNumber } }) => {
          if (text === '') onValue(undefined)
          else if (Number.isFinite(valueAsNumber) && (min === undefined || valueAsNumber >= min)) onValue(valueAsNumber)
        }}
        className={`${boxClass(undefined, 'px-3.5 tabular-nums')} min-h-11`}
      />
    </div>
  )
}

type SwitchProps = { label: string; isOn: boolean; onOn(isOn: boolean): void; hint?: string }

export function SwitchLine({ label, isOn, onOn, hint }: SwitchProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 items-center justify-between gap-4">
      <span className="min-w-0">
        <span className="text-ui font-semibold">{label}</span>
        {hint ? <span className="block text-sm text-muted">{hint}</span> : null}
      </span>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a check box says itself whether it is on
        role="switch"
        checked={isOn}
        onChange={({ currentTarget }) => onOn(currentTarget.checked)}
        className="relative h-6 w-10 shrink-0 appearance-none rounded-control bg-fieldline transition-colors duration-[var(--t-base)] after:absolute after:top-[3px] after:left-[3px] after:size-[18px] after:rounded-[max(0px,var(--r-control)-3px)] after:bg-white after:shadow-e1 after:transition-transform after:duration-[var(--t-base)] checked:bg-primarymark checked:after:translate-x-4"
      />
    </label>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: { value: string; label: string }[]
  onValue(value: string): void
  isLabelHidden?: boolean
}

export function ChoiceLine({ label, value, options, onValue, isLabelHidden }: ChoiceProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : labelClass}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
        className={`${boxClass(undefined, 'px-3')} min-h-11`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-2">
    <legend className={labelClass}>{title}</legend>
    {children}
  </fieldset>
)
