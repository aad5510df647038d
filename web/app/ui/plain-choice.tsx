import type { ComponentProps } from 'react'
import { useT } from '../lib/i18n.tsx'
import { boxClass, type FieldState } from './field-frame.tsx'
import type { Option } from './select-field.tsx'

type Props = ComponentProps<'select'> & { state: FieldState; options: Option[] }

/** The browser's own list, for as long as there are no scripts to search with. */
export function PlainChoice({ state, options, ...select }: Props) {
  const t = useT('ui')
  return (
    <select
      id={state.id}
      required={state.isRequired}
      aria-invalid={state.error ? true : undefined}
      aria-describedby={state.describedBy}
      {...select}
      className={boxClass(state.error, 'px-3')}
    >
      {select.multiple ? null : <option value="">{t('choose')}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
