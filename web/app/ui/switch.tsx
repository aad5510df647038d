import type { ComponentProps } from 'react'
import { FieldError, type FieldProps, placeOf, useField } from './field-frame.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

/** On or off, at once understood as such. The browser's check box, told as a switch. */
export function Switch({ name, label, hint, rule, error, isOptional, className, ...input }: Props) {
  const state = useField({ name, label, hint, rule, error, isOptional })
  return (
    <div id={placeOf(name)} className={className}>
      <input type="hidden" name={name} value="false" disabled={input.disabled} />
      <label htmlFor={state.id} className="flex min-h-11 items-start justify-between gap-4 py-2.5">
        <span>
          <span className="font-medium">{label}</span>
          {hint ? (
            <span id={`${state.id}-hint`} className="block text-sm text-muted">
              {hint}
            </span>
          ) : null}
        </span>
        <input
          id={state.id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a check box says itself whether it is on
          role="switch"
          name={name}
          value="true"
          aria-describedby={state.describedBy}
          {...input}
          className="relative mt-0.5 h-6 w-10 shrink-0 appearance-none rounded-full bg-fieldline transition-colors duration-[var(--t-base)] after:absolute after:top-[3px] after:left-[3px] after:size-[18px] after:rounded-full after:bg-white after:shadow-e1 after:transition-transform after:duration-[var(--t-base)] checked:bg-primarymark checked:after:translate-x-4 disabled:opacity-60"
        />
      </label>
      {state.error ? <FieldError id={`${state.id}-error`}>{state.error}</FieldError> : null}
    </div>
  )
}
