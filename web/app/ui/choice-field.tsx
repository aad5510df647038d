import { lazy, Suspense } from 'react'
import type { FieldProps } from './field-frame.tsx'
import { type Option, SelectField } from './select-field.tsx'
import type { FilterChoices } from './table/choices.ts'
import type { LoadOptions } from './use-options.ts'

const Combobox = lazy(async () => ({ default: (await import('./combobox.tsx')).Combobox }))

type Props = FieldProps & {
  among: FilterChoices
  /** Finds others where they are many. */
  load: LoadOptions
  chosen?: Option
  /** What stands there while none is chosen. */
  placeholder: string
}

/** One of several: a plain list where all fit in one; else a box to search in, which is fetched only then. */
export function ChoiceField({ among: { known, isMany }, load, chosen, placeholder, ...field }: Props) {
  const options = known.map(({ id, name }) => ({ value: id, label: name }))
  if (!isMany) {
    const isKnown = options.some(({ value }) => value === chosen?.value)
    return (
      <SelectField
        {...field}
        options={chosen && !isKnown ? [chosen, ...options] : options}
        defaultValue={chosen?.value ?? ''}
        placeholder={placeholder}
      />
    )
  }
  return (
    <Suspense fallback={<SelectField {...field} options={chosen ? [chosen] : []} placeholder={placeholder} />}>
      <Combobox {...field} load={load} letters={1} defaultOption={chosen} placeholder={placeholder} />
    </Suspense>
  )
}
