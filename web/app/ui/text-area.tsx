import { type ComponentProps, useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import { boxClass, FieldFrame, type FieldProps, leavesForButton, useField } from './field-frame.tsx'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>

/** A box for several lines that grows along. How much room is left is told once it matters. */
export function TextArea({ name, label, hint, rule, error, isOptional, isOneOf, className, rows = 3, ...rest }: Props) {
  const props = { name, label, hint, rule, error, isOptional, isOneOf, className }
  const t = useT('ui')
  const state = useField(props)
  const [length, setLength] = useState(String(rest.defaultValue ?? '').length)
  const max = state.rule?.max
  const left = max === undefined ? Number.POSITIVE_INFINITY : max - length
  const isNear = max !== undefined && left <= Math.max(20, max * 0.1)
  const counter = isNear ? (
    <span role="status" className={left < 0 ? 'font-medium text-errink' : undefined}>
      {left < 0 ? t('charactersOver', { count: -left }) : t('charactersLeft', { count: left })}
    </span>
  ) : null
  return (
    <FieldFrame of={props} state={state} aside={counter}>
      <textarea
        id={state.id}
        name={name}
        rows={rows}
        required={state.isRequired}
        aria-invalid={state.error ? true : undefined}
        aria-describedby={state.describedBy}
        {...rest}
        {...(state.typed && !('value' in rest) ? { defaultValue: state.typed.at(-1) } : {})}
        onInput={(event) => setLength(event.currentTarget.value.length)}
        onBlur={(event) => {
          if (!leavesForButton(event)) state.checkValue(event.currentTarget.value)
        }}
        className={boxClass(state.error, 'field-sizing-content min-h-24 max-h-96 resize-y px-4 py-2.5')}
      />
    </FieldFrame>
  )
}
