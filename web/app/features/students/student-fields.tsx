import type { ReactNode } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { Field } from '../../ui/field.tsx'
import { MultiCombobox } from '../../ui/multi-combobox.tsx'
import { type Option, SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { optionsFrom } from '../../ui/use-options.ts'

const texts = [
  'phoneNumber',
  'studentNumber',
  'birthDate',
  'postalCode',
  'levelId',
  'guardianName',
  'guardianEmail',
  'guardianPhone',
  'secondGuardianName',
  'secondGuardianEmail',
  'accessNeeds',
] as const
type Name = (typeof texts)[number]
export type StudentValues = Partial<Record<Name, string | null>>

const findTags = optionsFrom('/students/interesses')

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="text-h4 font-semibold">{title}</legend>
      {hint ? <p className="mt-0.5 text-ui text-muted">{hint}</p> : null}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-6">{children}</div>
    </fieldset>
  )
}

const wide = 'sm:col-span-6'
const half = 'sm:col-span-3'

/** A box for one of the texts, with its name and what it holds now. */
function useBox(values: StudentValues) {
  const t = useT('students')
  return (name: Name, className = half) => (
    <Field key={name} name={name} label={t(`fields.${name}`)} defaultValue={values[name] ?? ''} className={className} />
  )
}

/** What only the school changes: what it knows of a student, and whom to call. */
export function SchoolFields({ values, levels }: { values: StudentValues; levels: Option[] }) {
  const t = useT('students')
  const box = useBox(values)
  return (
    <>
      <Part title={t('parts.school')}>
        {box('studentNumber')}
        <Field name="birthDate" label={t('fields.birthDate')} defaultValue={values.birthDate ?? ''} className={half} />
        <SelectField
          name="levelId"
          label={t('fields.levelId')}
          options={levels}
          defaultValue={values.levelId ?? ''}
          placeholder={t('noLevel')}
          className={half}
        />
      </Part>
      <Part title={t('parts.guardians')} hint={t('parts.guardiansHint')}>
        {box('guardianName', wide)}
        {box('guardianEmail')}
        {box('guardianPhone')}
        {box('secondGuardianName', wide)}
        {box('secondGuardianEmail', wide)}
      </Part>
    </>
  )
}

/** The school keeps the number of the phone with the name. */
type OwnProps = { values: StudentValues; interests: Option[]; tags: Option[]; hasPhone: boolean }

/** What students also say themselves. */
export function OwnFields({ values, interests, tags, hasPhone }: OwnProps) {
  const t = useT('students')
  const box = useBox(values)
  return (
    <Part title={t('parts.own')} hint={hasPhone ? undefined : t('parts.ownHint')}>
      {hasPhone ? box('phoneNumber') : null}
      {box('postalCode')}
      <MultiCombobox
        name="interestIds"
        label={t('fields.interestIds')}
        hint={t('interestHint')}
        load={findTags}
        letters={1}
        placeholder={t('interestSearch')}
        plainOptions={tags}
        defaultOptions={interests}
        className={wide}
      />
      <TextArea
        name="accessNeeds"
        label={t('fields.accessNeeds')}
        hint={t('accessHint')}
        defaultValue={values.accessNeeds ?? ''}
        className={wide}
      />
    </Part>
  )
}
