import type { ComponentProps } from 'react'
import { useT } from '../lib/i18n.tsx'
import { boxClass, FieldFrame, type FieldProps, leavesForButton, useField } from './field-frame.tsx'
import { ChevronDown } from './icons.tsx'

export type Option = { value: string; label: string; hint?: string; isDisabled?: boolean }
type Props = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps> & { options: Option[]; placeholder?: string }

/** The browser's own list, which every phone knows how to show. */
export function SelectField(all: Props) {
  const { name, label, hint, rule, error, isOptional, className, options, placeholder, ...select } = all
  const props = { name, label, hint, rule, error, isOptional, className }
  const t = useT('ui')
  const state = useField(props)
  return (
    <FieldFrame of={props} state={state}>
      <div className="relative">
        <select
          id={state.id}
          name={name}
          required={state.isRequired}
          aria-invalid={state.error ? true : undefined}
          aria-describedby={state.describedBy}
          {...select}
          {...(state.typed && !('value' in select) ? { defaultValue: state.typed.at(-1) } : {})}
          onChange={(event) => {
            select.onChange?.(event)
            if (state.error) state.checkValue(event.currentTarget.value)
          }}
          onBlur={(event) => {
            if (!leavesForButton(event)) state.checkValue(event.currentTarget.value)
          }}
          className={boxClass(state.error, 'appearance-none pr-11 pl-4')}
        >
          {select.defaultValue && !state.isOptional ? null : <option value="">{placeholder ?? t('choose')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-3.5 right-4 size-5 text-muted" />
      </div>
    </FieldFrame>
  )
}
