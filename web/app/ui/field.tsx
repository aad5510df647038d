import { type ComponentProps, useId, useState } from 'react'
import { check, type Field as FieldRule } from '../../../protocol/src/fields.ts'
import { useT } from '../lib/i18n.tsx'

type Props = ComponentProps<'input'> & { label: string; name: string; hint?: string; rule?: FieldRule; error?: string }

/** A labelled input that checks itself when one leaves it, by the same rule that the server has. */
export function Field({ label, hint, rule, error: given, className, ...input }: Props) {
  const id = useId()
  const t = useT('ui')
  const [problem, setProblem] = useState<string>()
  const error = problem ?? given
  const checkValue = (value: string) => {
    const found = rule && check(rule, value)
    setProblem(found ? t(`problems.${found.code}`, found.params) : undefined)
  }
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-[15px] font-semibold text-ink">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mb-1.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <input
        id={id}
        required={rule ? !rule.optional : input.required}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        onBlur={(event) => {
          // A message that appears under a pressed button would move it away before the click lands.
          if (!(event.relatedTarget instanceof HTMLButtonElement)) checkValue(event.currentTarget.value)
        }}
        className={`block min-h-12 w-full rounded-field border bg-surface px-4 text-base text-ink ${error ? 'border-[var(--err-mark)]' : 'border-fieldline'}`}
        {...input}
      />
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 flex gap-2 text-sm font-medium text-errink">
          <span
            aria-hidden="true"
            className="mt-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded-[4px] bg-errmark text-[11px] font-bold text-white"
          >
            ×
          </span>
          {error}
        </p>
      ) : null}
    </div>
  )
}
