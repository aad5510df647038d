import type { FormAnswer } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { updateOrganization } from '#protocol/features/organizations.ts'
import { recordOf } from '#protocol/shared/guards.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { SavedNote } from './saved-note.tsx'

const names = [
  'name',
  'description',
  'website',
  'email',
  'phoneNumber',
  'street',
  'houseNumber',
  'postalCode',
  'city',
] as const
type Name = (typeof names)[number]

const complete: Partial<Record<Name, string>> = {
  name: 'organization',
  website: 'url',
  email: 'email',
  phoneNumber: 'tel',
  postalCode: 'postal-code',
  city: 'address-level2',
}

/** What everyone may know: who they are and how to reach them. */
export function OrganizationForm({
  organization,
  answer,
  onChange,
}: {
  organization: Record<Name | 'updatedAt', string>
  answer?: FormAnswer
  onChange(): void
}) {
  const t = useT('settings')
  const labels = recordOf(names, (name) => t(`organization.fields.${name}`))
  const field = (name: Name, className = '') => (
    <Field
      name={name}
      label={labels[name]}
      defaultValue={organization[name]}
      autoComplete={complete[name] ?? 'off'}
      className={className}
    />
  )
  return (
    <Card title={t('organization.details')} className="mt-6 max-w-[46rem]">
      <p className="-mt-1 text-ui text-muted">{t('organization.lead')}</p>
      <CommandForm
        command={updateOrganization}
        errors={answer?.errors}
        opened={organization}
        conflict={answer?.conflict}
        labels={labels}
        onInput={onChange}
        className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-6 [&>[role=alert]]:sm:col-span-6"
      >
        <input type="hidden" name="about" value="organization" />
        {answer?.isSaved ? <SavedNote answer={answer}>{t('organization.saved')}</SavedNote> : null}
        {field('name', 'sm:col-span-6')}
        <TextArea
          name="description"
          label={labels.description}
          hint={t('organization.descriptionHint')}
          defaultValue={organization.description}
          className="sm:col-span-6"
        />
        {field('website', 'sm:col-span-6')}
        {field('email', 'sm:col-span-3')}
        {field('phoneNumber', 'sm:col-span-3')}
        {field('street', 'sm:col-span-4')}
        {field('houseNumber', 'sm:col-span-2')}
        {field('postalCode', 'sm:col-span-2')}
        {field('city', 'sm:col-span-4')}
        <div className="sm:col-span-6">
          <SubmitButton>{t('save')}</SubmitButton>
        </div>
      </CommandForm>
    </Card>
  )
}
