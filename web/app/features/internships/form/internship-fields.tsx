import { useT } from '#lib/i18n.tsx'
import type { Choice } from '#protocol/shared/choices.ts'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

type Values = {
  title: string
  startDate: string | null
  endDate: string | null
  plannedHours: number | null
  weekdays: number[]
  supervisorId: string | null
  contactPersonId: string | null
  contactName: string | null
  contactEmail: string | null
  contactPhoneNumber: string | null
}

/** When it is and who guides: somebody of the host with an account, or a name and an address. */
export function InternshipFields({ values, people }: { values: Values; people: Choice[] }) {
  const t = useT('internships')
  const days = useT('applications')
  const label = (name: keyof Values) => t(`fields.${name}`)
  const options = people.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Field name="title" label={label('title')} defaultValue={values.title} />
      <div className="grid gap-5 sm:grid-cols-3">
        <Field name="startDate" label={label('startDate')} defaultValue={values.startDate ?? ''} />
        <Field name="endDate" label={label('endDate')} defaultValue={values.endDate ?? ''} />
        <Field name="plannedHours" label={label('plannedHours')} defaultValue={values.plannedHours ?? ''} />
      </div>
      <CheckboxGroup
        name="weekdays"
        label={label('weekdays')}
        columns="fit"
        options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: days(`days.${day}`) }))}
        defaultValue={values.weekdays.map(String)}
      />
      <h2 className="mt-2 text-h3">{t('edit.who')}</h2>
      {options.length > 0 ? (
        <div className="grid gap-5 sm:grid-cols-2">
          {(['supervisorId', 'contactPersonId'] as const).map((name) => (
            <SelectField
              key={name}
              name={name}
              label={label(name)}
              options={options}
              defaultValue={values[name] ?? ''}
              placeholder={t('edit.nobody')}
            />
          ))}
        </div>
      ) : null}
      <h3 className="text-h4">{t('edit.named')}</h3>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['contactName', 'contactEmail', 'contactPhoneNumber'] as const).map((name) => (
          <Field key={name} name={name} label={label(name)} defaultValue={values[name] ?? ''} />
        ))}
      </div>
    </>
  )
}
