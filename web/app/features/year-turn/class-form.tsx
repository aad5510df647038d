import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { text } from '#protocol/declaring/fields.ts'
import type { PlannedClass } from '#protocol/features/year-turn.ts'
import { RadioGroup } from '#ui/choice-group.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { SelectField } from '#ui/select-field.tsx'

type Props = {
  turn: { id: string; updatedAt: string }
  found: PlannedClass
  mentors: { id: string; name: string }[]
  names: string[]
  next: string
  errors: FormError[]
}

/** Who leaves school needs no class; the others do, and the server looks. */
const rules = { target: text({ max: 60 }) }

/** Where the whole class goes, and who is its mentor then. */
export function ClassForm({ turn, found, mentors, names, next, errors }: Props) {
  const t = useT('year-turn')
  const labels = {
    fate: t('class.fate'),
    target: t('class.target', { year: next }),
    mentor: t('class.mentor'),
    mentorId: t('class.mentor'),
  }
  const own = found.mentors.map(({ name }) => name).join(', ')
  const others = mentors.filter(({ id }) => !found.mentors.some((each) => each.id === id))
  return (
    <RuledForm rules={rules} errors={errors} labels={labels} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name="do" value="class" />
      <input type="hidden" name="turnId" value={turn.id} />
      <input type="hidden" name="since" value={turn.updatedAt} />
      <RadioGroup
        name="fate"
        label={labels.fate}
        options={[
          { value: 'moves', label: t('class.moves') },
          { value: 'leaves', label: t('class.leaves') },
        ]}
        defaultValue={found.fate}
      />
      <Field
        name="target"
        label={labels.target}
        hint={t('class.targetHint')}
        defaultValue={found.target}
        list="klassen-straks"
        autoComplete="off"
      />
      <datalist id="klassen-straks">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div id="mentor">
        <SelectField
          name="mentor"
          label={labels.mentor}
          options={[
            { value: 'along', label: own ? t('class.along', { name: own }) : t('class.alongNobody') },
            { value: 'none', label: t('class.none') },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          defaultValue={found.mentor === 'other' ? (found.mentorId ?? 'none') : found.mentor}
        />
      </div>
      <FormFooter cancelTo="/nieuw-schooljaar" />
    </RuledForm>
  )
}
