import { locales, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { genders } from '#protocol/features/users.ts'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

export const nameFields = ['firstName', 'infix', 'lastName', 'email', 'phoneNumber', 'gender', 'locale'] as const
type PersonValues = Partial<Record<(typeof nameFields)[number], string | null>>

/** What every account has: a name, an address, a language. A host need not know more of a colleague. */
export function UserFields({ values = {}, emailHint }: { values?: PersonValues; emailHint?: string }) {
  const t = useT('users')
  const { session } = useRoot()
  const field = (
    name: 'firstName' | 'infix' | 'lastName' | 'email' | 'phoneNumber',
    className: string,
    hint?: string,
  ) => (
    <Field
      name={name}
      label={t(`fields.${name}`)}
      defaultValue={values[name] ?? ''}
      className={className}
      hint={hint}
    />
  )
  return (
    <>
      {field('firstName', 'sm:col-span-3')}
      {field('infix', 'sm:col-span-3')}
      {field('lastName', 'sm:col-span-6')}
      {field('email', 'sm:col-span-6', emailHint)}
      {field('phoneNumber', 'sm:col-span-3')}
      {session?.home === 'host' ? null : (
        <SelectField
          name="gender"
          label={t('fields.gender')}
          defaultValue={values.gender ?? ''}
          options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
          placeholder={t('genders.none')}
          className="sm:col-span-3"
        />
      )}
      <SelectField
        name="locale"
        label={t('fields.locale')}
        hint={t('fields.localeHint')}
        defaultValue={values.locale ?? 'nl'}
        options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
        className="sm:col-span-3"
        isOptional={false}
      />
    </>
  )
}

export const formGrid =
  'grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-6 [&>[role=alert]]:sm:col-span-6 [&>[data-form-footer]]:sm:col-span-6'
