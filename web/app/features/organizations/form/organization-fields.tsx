import { useSectorName } from '#app/features/stagebank/cards/use-sector-name.ts'
import { type Translate, useT } from '#lib/i18n.tsx'
import { sectors } from '#protocol/shared/sectors.ts'
import { Field } from '#ui/field.tsx'
import { MultiCombobox } from '#ui/multi-combobox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Named } from '../organizations.data.ts'

export type Values = Record<string, string>

/** What the fields are called, also in the list of problems. */
export const fieldNames = [
  'type',
  'name',
  'description',
  'sector',
  'tagIds',
  'chamberNumber',
  'brin',
  'street',
  'houseNumber',
  'postalCode',
  'city',
  'latitude',
  'longitude',
  'website',
  'email',
  'phoneNumber',
  'centerId',
] as const
export const fieldLabels = (t: Translate): Record<string, string> =>
  Object.fromEntries(fieldNames.map((name) => [name, t(`fields.${name}`)]))

export const formGrid =
  'grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-6 [&>*]:sm:col-span-6 [&>[role=alert]]:sm:col-span-6'

/** A group of fields under a heading, without a box around it. */
export function FieldSection({ title, lead, children }: { title: string; lead?: string; children: React.ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-6 sm:grid-cols-6">
      <div className="sm:col-span-6">
        <h2 className="text-h3">{title}</h2>
        {lead ? <p className="mt-1 text-ui text-muted">{lead}</p> : null}
      </div>
      {children}
    </section>
  )
}

export function TextField({ name, values, span, hint, complete = 'off' }: TextFieldProps) {
  const t = useT('organizations')
  return (
    <Field
      name={name}
      label={t(`fields.${name}`)}
      hint={hint}
      defaultValue={values[name] ?? ''}
      autoComplete={complete}
      className={spans[span]}
    />
  )
}
type TextFieldProps = { name: string; values: Values; span: keyof typeof spans; hint?: string; complete?: string }
// In full, because Tailwind reads class names from the source.
const spans = { 2: 'sm:col-span-2', 3: 'sm:col-span-3', 4: 'sm:col-span-4', 6: 'sm:col-span-6' } as const

export function SectorField({ values }: { values: Values }) {
  const t = useT('organizations')
  const nameOf = useSectorName()
  return (
    <SelectField
      name="sector"
      label={t('fields.sector')}
      isOptional
      options={sectors.map((value) => ({ value, label: nameOf(value) }))}
      defaultValue={values.sector ?? ''}
      className="sm:col-span-6"
    />
  )
}

export function DescriptionField({ values }: { values: Values }) {
  const t = useT('organizations')
  return (
    <TextArea
      name="description"
      label={t('fields.description')}
      hint={t('fields.descriptionHint')}
      defaultValue={values.description ?? ''}
      className="sm:col-span-6"
    />
  )
}

export function AddressFields({ values }: { values: Values }) {
  return (
    <>
      <TextField name="street" values={values} span={4} complete="address-line1" />
      <TextField name="houseNumber" values={values} span={2} />
      <TextField name="postalCode" values={values} span={2} complete="postal-code" />
      <TextField name="city" values={values} span={4} complete="address-level2" />
    </>
  )
}

/** Tags come with the page: a site has tens of them, not thousands. */
export function TagsField({ all, chosen }: { all: Named[]; chosen: string[] }) {
  const t = useT('organizations')
  const options = all.map(({ id, name }) => ({ value: id, label: name }))
  const load = async (query: string) =>
    options.filter(({ label }) => label.toLowerCase().includes(query.trim().toLowerCase())).slice(0, 20)
  return (
    <MultiCombobox
      name="tagIds"
      label={t('fields.tagIds')}
      hint={t('fields.tagsHint')}
      isOptional
      placeholder={t('fields.tagsPlaceholder')}
      letters={1}
      load={load}
      plainOptions={options}
      defaultOptions={options.filter(({ value }) => chosen.includes(value))}
      className="sm:col-span-6"
    />
  )
}
