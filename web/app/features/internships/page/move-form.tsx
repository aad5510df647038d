import { useEffect } from 'react'
import { today } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { endedBy } from '#protocol/features/student-numbers.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { focusField } from '#ui/field-frame.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { stepName } from '../step-name.ts'
import type { InternshipPage } from './internship.data.ts'
import { type Asking, moves, pageAddress } from './moves.ts'

type Props = { of: InternshipPage; list: string; name: Asking; phaseId?: string; errors?: FormError[] }

const firstField: Partial<Record<Asking, string>> = { setPhaseDue: 'dueOn', extendInternship: 'endDate' }
const isDangerous = (name: Asking) => name === 'stopInternship' || name === 'askToStop'

/** Asks what a move needs to know: why, through whom, until when. */
export function MoveForm({ of, list, name, phaseId, errors }: Props) {
  const t = useT('internships')
  const locale = useLocale()
  const step = of.steps.find(({ id }) => id === phaseId) ?? of.steps.find(({ id }) => id === of.current)
  const cancelTo = pageAddress(of.id, list)
  useEffect(() => {
    focusField(firstField[name] ?? 'reason')
  }, [name])
  const labels = { reason: t(`ask.${name}.label`), endedBy: t('fields.endedBy'), endDate: t('fields.lastDay') }
  return (
    <Card title={t(`ask.${name}.title`, { step: stepName(step, locale), student: of.student.name })}>
      <p className="mb-4 text-ui text-ink2">{t(`ask.${name}.text`)}</p>
      <CommandForm command={moves[name]} errors={errors} labels={labels} className="grid max-w-[40rem] gap-4">
        <input type="hidden" name="do" value={name} />
        {phaseId ? <input type="hidden" name="phaseId" value={phaseId} /> : null}
        {name === 'skipPhase' ? <input type="hidden" name="was" value={step?.status} /> : null}
        {name === 'setPhaseDue' ? (
          <Field name="dueOn" label={labels.reason} defaultValue={step?.dueOn ?? ''} hint={t('ask.setPhaseDue.hint')} />
        ) : null}
        {name === 'extendInternship' ? (
          <>
            <Field name="endDate" label={labels.endDate} defaultValue={of.endDate ?? ''} />
            <Field name="plannedHours" label={t('fields.plannedHours')} defaultValue={of.plannedHours ?? ''} />
          </>
        ) : null}
        {name === 'stopInternship' ? (
          <>
            <RadioGroup
              name="endedBy"
              label={labels.endedBy}
              options={endedBy.map((value) => ({ value, label: t(`ended.choice.${value}`) }))}
              defaultValue={of.stop?.by}
            />
            <Field name="endDate" label={labels.endDate} defaultValue={lastDayOf(of)} />
          </>
        ) : null}
        {name === 'setPhaseDue' || name === 'extendInternship' ? null : (
          <TextArea name="reason" label={labels.reason} rows={3} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to={cancelTo} look="outline" preventScrollReset>
            {t('actions.cancel')}
          </ButtonLink>
          <SubmitButton look={isDangerous(name) ? 'danger' : 'primary'}>{t(`actions.${name}`)}</SubmitButton>
        </div>
      </CommandForm>
    </Card>
  )
}

/** It ends today, or on its first day when that is still to come. */
function lastDayOf({ startDate }: InternshipPage): string {
  const now = today()
  return startDate && startDate > now ? startDate : now
}
