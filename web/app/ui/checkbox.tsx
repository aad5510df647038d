import type { ComponentProps } from 'react'
import { FieldError, type FieldProps, placeOf, useField } from './field-frame.tsx'
import { TickBox } from './tick.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

/**
 * One yes or no. A form leaves out a box that is not ticked, so that a "no" goes first and a "yes" after it, and the
 * last one counts.
 */
export function Checkbox({ name, label, hint, rule, error, isOptional, className, ...input }: Props) {
  const state = useField({ name, label, hint, rule, error, isOptional })
  return (
    <div id={placeOf(name)} className={className}>
      <input type="hidden" name={name} value="false" disabled={input.disabled} />
      <label htmlFor={state.id} className="flex min-h-11 items-start gap-3 py-2.5 text-base">
        <span className="mt-0.5 flex">
          <TickBox
            id={state.id}
            name={name}
            value="true"
            aria-invalid={state.error ? true : undefined}
            aria-describedby={state.describedBy}
            {...input}
            onChange={(event) => {
              input.onChange?.(event)
              state.setProblem(undefined)
            }}
          />
        </span>
        <span>
          {label}
          {hint ? (
            <span id={`${state.id}-hint`} className="block text-sm text-muted">
              {hint}
            </span>
          ) : null}
        </span>
      </label>
      {state.error ? <FieldError id={`${state.id}-error`}>{state.error}</FieldError> : null}
    </div>
  )
}
