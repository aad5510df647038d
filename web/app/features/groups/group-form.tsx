import { useState } from 'react'
import type { FormAnswer } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { groups } from '#protocol/features/groups.ts'
import { Card } from '#ui/card.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { type Option, SelectField } from '#ui/select-field.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'

type Props = {
  values: { name: string; levelId: string; schoolYearId?: string }
  levels: Option[]
  /** Only for a new class: an existing one stays in its year. */
  years?: Option[]
  cancelTo: string
  answer?: FormAnswer
}

const rules = groups.attributes

export function GroupForm({ values, levels, years, cancelTo, answer }: Props) {
  const t = useT('groups')
  const [isChanged, setIsChanged] = useState(false)
  const labels = { name: t('fields.name'), levelId: t('fields.levelId'), schoolYearId: t('fields.schoolYearId') }
  return (
    <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
      <RuledForm
        rules={rules}
        errors={answer?.errors}
        labels={labels}
        onInput={() => setIsChanged(true)}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <Field name="name" label={labels.name} hint={t('hints.name')} defaultValue={values.name} />
        {years ? (
          <SelectField
            name="schoolYearId"
            label={labels.schoolYearId}
            options={years}
            defaultValue={values.schoolYearId}
          />
        ) : null}
        <SelectField
          name="levelId"
          label={labels.levelId}
          options={levels}
          defaultValue={values.levelId}
          placeholder={t('noLevel')}
        />
        <FormFooter cancelTo={cancelTo} isChanged={isChanged} />
      </RuledForm>
      <UnsavedGuard isChanged={isChanged && !answer?.isSaved} />
    </Card>
  )
}
