import type { ComponentProps, ReactNode } from 'react'
import { FieldError, type FieldProps, placeOf, useField } from './field-frame.tsx'

type InputProps = Omit<ComponentProps<'input'>, 'children'>
export type YesNoProps = FieldProps & Omit<InputProps, keyof FieldProps>
type Props = YesNoProps & {
  /** The side of the words that the control stands on. */
  side: 'start' | 'end'
  children(input: InputProps): ReactNode
}

const rows = { start: 'gap-3', end: 'flex-row-reverse justify-between gap-4' }

/**
 * One yes or no. A form leaves out a box that is not ticked, so that a "no" goes first and a "yes" after it, and the
 * last one counts.
 */
export function YesNo({ side, children, name, label, hint, rule, error, isOptional, className, ...input }: Props) {
  const state = useField({ name, label, hint, rule, error, isOptional })
  return (
    <div id={placeOf(name)} className={className}>
      <input type="hidden" name={name} value="false" disabled={input.disabled} />
      <label htmlFor={state.id} className={`flex min-h-11 items-start py-2.5 text-base ${rows[side]}`}>
        <span className="mt-0.5 flex shrink-0">
          {children({
            id: state.id,
            name,
            value: 'true',
            'aria-invalid': state.error ? true : undefined,
            'aria-describedby': state.describedBy,
            ...input,
            ...(state.typed && !('checked' in input) ? { defaultChecked: state.typed.at(-1) === 'true' } : {}),
            onChange: (event) => {
              input.onChange?.(event)
              state.setProblem(undefined)
            },
          })}
        </span>
        <span>
          <span className={side === 'end' ? 'font-medium' : ''}>{label}</span>
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
