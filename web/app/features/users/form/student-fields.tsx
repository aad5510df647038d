import { useT } from '#lib/i18n.tsx'
import { ChoiceField } from '#ui/choice-field.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { type Option, SelectField } from '#ui/select-field.tsx'
import { optionsFrom } from '#ui/use-options.ts'
import type { StudentChoices } from './student-choices.ts'

export const studentFields = [
  ...(['studentNumber', 'birthDate', 'groupId', 'levelId', 'mentorId'] as const),
  ...(['guardianName', 'guardianEmail', 'guardianPhone'] as const),
] as const
type Values = Partial<Record<Exclude<(typeof studentFields)[number], 'groupId' | 'mentorId'>, string | null>>

const loadClasses = optionsFrom('/groups/namen')
const loadMentors = optionsFrom('/mentorships/mentoren')

type Props = {
  choices: StudentChoices
  values?: Values
  /** The class and the mentor there are; without a place for one it is changed elsewhere. */
  group?: Option | 'elsewhere'
  mentor?: Option | 'elsewhere'
  /** Everybody who looks after them now, also through the class. */
  mentorsNow?: string
}

/** What a school knows of a child besides the account, in one order wherever it is asked. */
export function StudentFields({ choices, values = {}, group, mentor, mentorsNow }: Props) {
  const t = useT('users')
  return (
    <>
      <legend className="mb-4 text-h4 font-semibold">{t('add.student')}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="studentNumber" label={t('fields.studentNumber')} defaultValue={values.studentNumber ?? ''} />
        <DateField name="birthDate" label={t('fields.birthDate')} defaultValue={values.birthDate ?? ''} />
        {group === 'elsewhere' ? null : (
          <ChoiceField
            name="groupId"
            label={t('fields.groupId')}
            among={choices.groups}
            load={loadClasses}
            chosen={group}
            placeholder={t('add.noClass')}
          />
        )}
        <SelectField
          name="levelId"
          label={t('fields.levelId')}
          options={choices.levels.known.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={values.levelId ?? ''}
          placeholder={t('add.noLevel')}
        />
        {mentor === 'elsewhere' ? null : (
          <ChoiceField
            name="mentorId"
            label={t('fields.mentorId')}
            hint={mentorsNow ? t('edit.mentorsNow', { names: mentorsNow }) : undefined}
            among={choices.mentors}
            load={loadMentors}
            chosen={mentor}
            placeholder={t('add.noMentor')}
          />
        )}
      </div>
      <p className="mt-6 mb-4 text-h4 font-semibold">{t('add.guardian')}</p>
      <div className="grid gap-5 sm:grid-cols-3 sm:items-end">
        {(['guardianName', 'guardianEmail', 'guardianPhone'] as const).map((name) => (
          <Field key={name} name={name} label={t(`fields.${name}`)} defaultValue={values[name] ?? ''} />
        ))}
      </div>
    </>
  )
}
