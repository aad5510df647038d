import type { ComponentProps, ReactNode } from 'react'
import type { Field as Rule } from '#protocol/declaring/fields.ts'
import { useForm } from '../lib/form-context.ts'
import { DateField } from './date-field.tsx'
import { boxClass, FieldFrame, type FieldProps, leavesForButton, useField } from './field-frame.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps> & { unit?: string; inside?: ReactNode }

/** The keyboard that a phone shows and the help that a browser gives follow from the rule. */
function kindOf(rule: Rule | undefined): Pick<ComponentProps<'input'>, 'type' | 'inputMode'> {
  if (rule?.format === 'email') return { type: 'email', inputMode: 'email' }
  if (rule?.format === 'url') return { type: 'url', inputMode: 'url' }
  if (rule?.format === 'phone') return { type: 'tel' }
  if (rule?.format === 'secret') return { type: 'password' }
  // A browser's number field refuses the comma in one language and the point in the other.
  if (rule?.kind === 'integer') return { type: 'text', inputMode: 'numeric' }
  return rule?.kind === 'number' ? { type: 'text', inputMode: 'decimal' } : { type: 'text' }
}

/** A box for one line. It checks itself when one leaves it, by the same rule that the server has. A day has its own box. */
export function Field(props: Props) {
  const { rules } = useForm()
  const { name, rule = rules[name] } = props
  if (rule?.kind !== 'date') return <LineField {...props} />
  const { label, hint, error, isOptional, isOneOf, className, disabled, readOnly, defaultValue = '' } = props
  const of = { name, label, hint, rule, error, isOptional, isOneOf, className }
  return <DateField {...of} defaultValue={String(defaultValue)} isDisabled={disabled} isReadOnly={readOnly} />
}

function LineField({ unit, inside, ...given }: Props) {
  const { name, label, hint, rule, error, isOptional, isOneOf, className, ...input } = given
  const props = { name, label, hint, rule, error, isOptional, isOneOf, className }
  const state = useField(props)
  const isNumber = state.rule?.kind === 'integer' || state.rule?.kind === 'number'
  return (
    <FieldFrame of={props} state={state}>
      <div className="relative">
        <input
          id={state.id}
          name={name}
          required={state.isRequired}
          aria-invalid={state.error ? true : undefined}
          aria-describedby={[state.describedBy, unit && `${state.id}-unit`].filter(Boolean).join(' ') || undefined}
          autoComplete="off"
          {...kindOf(state.rule)}
          {...input}
          {...(state.typed && !('value' in input) ? { defaultValue: state.typed.at(-1) } : {})}
          onBlur={(event) => {
            input.onBlur?.(event)
            if (!leavesForButton(event)) state.checkValue(event.currentTarget.value)
          }}
          className={boxClass(state.error, `px-4 ${unit || inside ? 'pr-14' : ''} ${isNumber ? 'tabular-nums' : ''}`)}
        />
        {unit ? (
          <span
            id={`${state.id}-unit`}
            className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ui text-muted"
          >
            {unit}
          </span>
        ) : null}
        {inside}
      </div>
    </FieldFrame>
  )
}
