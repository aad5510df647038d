import { useState } from 'react'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { Choices } from './choices.server.ts'

type Props = { steps: Choices['steps']; chosen: string | null; dueOn: string | null; labels: Record<string, string> }

/** A step of the route that has a day says by when; only without one is a day asked for. */
export function DayOrStep({ steps, chosen, dueOn, labels }: Props) {
  const t = useT('assignments')
  const locale = useLocale()
  const [stepId, choose] = useState(chosen ?? '')
  const step = steps.find(({ value }) => value === stepId)
  return (
    <>
      {steps.length > 0 ? (
        <SelectField
          name="workflowPhaseId"
          label={labels.workflowPhaseId ?? ''}
          hint={t('form.phaseHint')}
          placeholder={t('form.noPhase')}
          options={steps}
          defaultValue={chosen ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
          className="max-w-96"
        />
      ) : null}
      {step?.hasDay ? (
        <div role="status">
          <p className="mb-1.5 font-semibold">{labels.dueOn}</p>
          <p className="text-ui text-muted">
            {step.day ? t('form.dayOfStep', { day: dateText(step.day, locale, 'long') }) : t('form.daysOfStep')}
          </p>
        </div>
      ) : (
        <Field name="dueOn" label={labels.dueOn ?? ''} defaultValue={dueOn ?? ''} className="max-w-64" />
      )}
    </>
  )
}
