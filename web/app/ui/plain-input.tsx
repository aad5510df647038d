import type { ComponentProps } from 'react'
import { boxClass, FieldFrame, type FieldProps, type FieldState } from './field-frame.tsx'

type Props = Omit<ComponentProps<'input'>, 'name'> & { of: FieldProps; state: FieldState }

/** The browser's own field for a day or a time, for as long as there are no scripts. */
export function PlainInput({ of, state, ...input }: Props) {
  return (
    <FieldFrame of={of} state={state}>
      <input
        id={state.id}
        name={of.name}
        required={state.isRequired}
        aria-invalid={state.error ? true : undefined}
        aria-describedby={state.describedBy}
        {...input}
        className={boxClass(state.error, 'px-4')}
      />
    </FieldFrame>
  )
}
