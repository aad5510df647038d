import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { fates, planStudents, type TurnStudent } from '#protocol/features/year-turn.ts'
import { SubmitButton } from '#ui/button.tsx'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

type Props = {
  turn: { id: string }
  students: TurnStudent[]
  names: string[]
  next: string
  ticked: string | null
  errors: FormError[]
}

/** Some students of a class go another way: one of them, or a part of the class that is split off. */
export function ClassStudents({ turn, students, names, next, ticked, errors }: Props) {
  const t = useT('year-turn')
  const labels = { studentIds: t('class.who'), fate: t('class.what'), target: t('class.target', { year: next }) }
  if (students.length === 0) return <p className="text-ui text-muted">{t('class.nobody')}</p>
  const wayOf = ({ fate, to }: TurnStudent) =>
    fate === 'leaves' ? t('lines.off') : t(`class.way.${fate}`, { to: to ?? '' })
  return (
    <RuledForm
      rules={{ studentIds: planStudents.input.studentIds, target: planStudents.input.target }}
      errors={errors}
      labels={labels}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <input type="hidden" name="do" value="students" />
      <input type="hidden" name="turnId" value={turn.id} />
      <p className="text-ui text-muted">{t('class.studentsLead')}</p>
      <CheckboxGroup
        name="studentIds"
        label={labels.studentIds}
        columns={2}
        options={students.map((each) => ({ value: each.studentId, label: each.name, hint: wayOf(each) }))}
        defaultValue={ticked ? [ticked] : []}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="fate"
          label={labels.fate}
          options={[
            { value: 'class', label: t('class.asClass') },
            ...fates.map((fate) => ({ value: fate, label: t(`fates.${fate}`) })),
          ]}
          defaultValue={students.find(({ studentId }) => studentId === ticked)?.fate ?? 'moves'}
        />
        <Field
          name="target"
          label={labels.target}
          hint={t('class.ownTargetHint')}
          list="klassen-voor-leerlingen"
          autoComplete="off"
          isOptional
        />
        <datalist id="klassen-voor-leerlingen">
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <SubmitButton look="soft" className="justify-self-start">
        {t('class.verb')}
      </SubmitButton>
    </RuledForm>
  )
}
