import { useT } from '#lib/i18n.tsx'
import type { AddressField, DateField, NumberField, TextField } from '#protocol/features/forms/content.ts'
import { longest } from '#protocol/features/forms/problems.ts'
import { dutchDate } from '#protocol/shared/dutch-date.ts'
import { boxClass } from '#ui/field-frame.tsx'
import { type AskedProps, textOf } from './field-parts.ts'

type OneLine = TextField | AddressField | NumberField | DateField

/** Which keyboard a phone shows, and what the browser may fill in. */
const kinds = {
  short_text: { type: 'text' },
  long_text: { type: 'text' },
  number: { type: 'text', inputMode: 'decimal' },
  email: { type: 'email', autoComplete: 'email' },
  url: { type: 'text', inputMode: 'url' },
  phone: { type: 'tel', autoComplete: 'tel' },
  // Typed as people write it; a browser's own field says nothing where there is no such day.
  date: { type: 'text', inputMode: 'numeric' },
} as const

export function TextInput({ field, answer, ids: { id, name, describedBy, isWrong } }: AskedProps<OneLine>) {
  const t = useT('ui')
  const isDay = field.kind === 'date'
  return (
    <input
      {...kinds[field.kind]}
      id={id}
      name={name}
      data-day={isDay || undefined}
      placeholder={isDay ? t('dates.shape') : undefined}
      defaultValue={isDay ? dutchDate(textOf(answer)) : textOf(answer)}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      aria-required={field.required ? true : undefined}
      maxLength={field.kind === 'short_text' ? Math.max(field.maxLength ?? 0, longest.short_text) : undefined}
      className={`${boxClass(isWrong && 'x', 'px-4')} aria-invalid:border-errmark ${field.kind === 'number' || isDay ? 'max-w-60' : ''}`}
    />
  )
}

export function LongTextInput({ field, answer, ids: { id, name, describedBy, isWrong } }: AskedProps<TextField>) {
  return (
    <textarea
      id={id}
      name={name}
      rows={4}
      defaultValue={textOf(answer)}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      aria-required={field.required ? true : undefined}
      className={`${boxClass(isWrong && 'x', 'px-4 py-3')} field-sizing-content min-h-28 aria-invalid:border-errmark`}
    />
  )
}
