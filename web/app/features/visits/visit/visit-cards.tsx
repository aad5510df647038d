import { dateText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { cancelVisit, finishVisit, moveVisit, visitKinds, writeVisitNote } from '#protocol/features/visits.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { Check } from '#ui/icons.tsx'
import { LateTimeField } from '#ui/late-fields.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { VisitPage } from './visit.data.ts'

type Props = { of: VisitPage; errors: FormError[] }

/** It is the day, or that is over: was one there, and what should colleagues know? */
export function DoneCard({ errors }: Props) {
  const t = useT('visits')
  return (
    <Card title={t('visit.doneTitle')}>
      <CommandForm command={finishVisit} errors={errors} labels={{ note: t('fields.note') }} className="grid gap-4">
        <input type="hidden" name="do" value="finishVisit" />
        <TextArea name="note" label={t('fields.note')} hint={t('visit.noteHint')} rows={3} />
        <SubmitButton className="justify-self-start max-sm:w-full">
          <Check className="size-5" />
          {t('visit.finish')}
        </SubmitButton>
      </CommandForm>
    </Card>
  )
}

export function NoteCard({ of: { note }, errors }: Props) {
  const t = useT('visits')
  const locale = useLocale()
  const hint = note ? t('visit.noteUntil', { date: dateText(note.keptUntil, locale, 'full') }) : t('visit.noteHint')
  return (
    <Card title={t('visit.noteTitle')}>
      <CommandForm command={writeVisitNote} errors={errors} labels={{ note: t('fields.note') }} className="grid gap-4">
        <input type="hidden" name="do" value="writeVisitNote" />
        <TextArea name="note" label={t('fields.note')} hint={hint} rows={4} defaultValue={note?.text ?? ''} />
        <SubmitButton look="outline" className="justify-self-start max-sm:w-full">
          {t('visit.saveNote')}
        </SubmitButton>
      </CommandForm>
    </Card>
  )
}

const lengths = [15, 20, 30, 45, 60, 90]

export function MoveCard({ of, errors }: Props) {
  const t = useT('visits')
  const labels = {
    day: t('fields.day'),
    time: t('fields.time'),
    minutes: t('fields.minutes'),
    kind: t('fields.kind'),
    place: t('fields.place'),
  }
  const minutes = lengths.includes(of.minutes) ? lengths : [...lengths, of.minutes].sort((one, other) => one - other)
  return (
    <Card title={t('visit.moveTitle')}>
      <CommandForm
        key={`${of.day}${of.time}`}
        command={moveVisit}
        errors={errors}
        labels={labels}
        className="grid gap-4 sm:grid-cols-2"
      >
        <input type="hidden" name="do" value="moveVisit" />
        <Field name="day" label={labels.day} defaultValue={of.day} />
        <LateTimeField name="time" label={labels.time} defaultValue={of.time} />
        <SelectField
          name="minutes"
          label={labels.minutes}
          defaultValue={String(of.minutes)}
          options={minutes.map((each) => ({ value: String(each), label: t('minutes', { minutes: each }) }))}
        />
        <SelectField
          name="kind"
          label={labels.kind}
          isOptional={false}
          defaultValue={of.kind}
          options={visitKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
        <Field
          name="place"
          label={labels.place}
          hint={t('visit.placeHint')}
          defaultValue={of.place ?? ''}
          className="sm:col-span-2"
        />
        <SubmitButton look="outline" className="justify-self-start max-sm:w-full sm:col-span-2">
          {t('visit.move')}
        </SubmitButton>
      </CommandForm>
    </Card>
  )
}

export function CancelCard({ errors }: { errors: FormError[] }) {
  const t = useT('visits')
  return (
    <Card title={t('visit.cancelTitle')}>
      <CommandForm
        command={cancelVisit}
        errors={errors}
        labels={{ reason: t('fields.reason') }}
        className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <input type="hidden" name="do" value="cancelVisit" />
        <Field name="reason" label={t('fields.reason')} />
        <SubmitButton look="outline" className="text-errink max-sm:w-full">
          {t('visit.cancel')}
        </SubmitButton>
      </CommandForm>
      <p className="mt-3 text-sm text-muted">{t('visit.cancelHint')}</p>
    </Card>
  )
}
