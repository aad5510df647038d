import type { FieldProps } from './field-frame.tsx'
import { FieldGroup, useField } from './field-frame.tsx'
import type { Option } from './select-field.tsx'

type Props = FieldProps & {
  options: Option[]
  defaultValue?: string
  isDisabled?: boolean
  onChange?(value: string): void
}

/** Up to four ways to look at or to answer something. Radio buttons, so that arrows walk through them. */
export function Segmented({ options, defaultValue, isDisabled, onChange, ...props }: Props) {
  const state = useField(props)
  return (
    <FieldGroup of={props} state={state}>
      <div className="inline-flex max-w-full flex-wrap gap-0.5 rounded-[min(var(--r-control),24px)] bg-sunken p-[3px]">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="relative flex min-h-11 min-w-11 items-center justify-center rounded-[min(var(--r-control),22px)] px-4 text-ui font-medium text-muted has-checked:bg-raised has-checked:font-semibold has-checked:text-ink has-checked:shadow-e1 has-focus-visible:outline-3 has-focus-visible:outline-[var(--focus)] has-disabled:opacity-60"
          >
            <input
              type="radio"
              name={props.name}
              value={value}
              defaultChecked={value === defaultValue}
              disabled={isDisabled}
              onChange={() => onChange?.(value)}
              className="absolute inset-0 appearance-none rounded-[inherit] outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
