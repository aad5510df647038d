import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { reportSelfFound } from '#protocol/self-found.ts'
import { RadioGroup } from '#ui/choice-group.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { OpenPeriod } from '../self-found.server.ts'
import { WorkingTimeNote } from '../working-time-note.tsx'
import { WeekdayChoice } from './weekday-choice.tsx'

/** What a mentor needs at least to get an idea of it. */
const shortest = reportSelfFound.input.description.min ?? 0

export type Plan = { startDate: string; endDate: string; plannedHours: number | null; weekdays: number[] }

/** What the hints about working hours look at. */
export function planOf(from: FormData | Record<string, string>, days?: string[]): Plan {
  const text = (name: string) => String((from instanceof FormData ? from.get(name) : from[name]) ?? '')
  const weekdays = from instanceof FormData ? from.getAll('weekdays').map(String) : (days ?? [])
  return {
    startDate: text('startDate'),
    endDate: text('endDate'),
    plannedHours: Number(text('plannedHours').replace(',', '.')) || null,
    weekdays: weekdays.filter(Boolean).map(Number),
  }
}

type Props = {
  texts: Record<string, string>
  weekdays: string[]
  labels: Record<string, string>
  periods: OpenPeriod[]
  birthDate: string | null
  who: 'you' | 'they'
  plan: Plan
}

/** When, how long and what: the second step. */
export function PlaceFields({ texts, weekdays, labels, periods, birthDate, who, plan }: Props) {
  const t = useT('self-found')
  const locale = useLocale()
  const { flags } = useRoot().site
  const [only] = periods
  const span = ({ startDate, endDate }: OpenPeriod) =>
    `${dateText(startDate, locale, 'full')} – ${dateText(endDate, locale, 'full')}`
  return (
    <>
      {periods.length > 1 ? (
        <RadioGroup
          name="internshipPeriodId"
          label={labels.internshipPeriodId ?? ''}
          defaultValue={texts.internshipPeriodId || only?.id}
          options={periods.map((period) => ({ value: period.id, label: period.name, hint: span(period) }))}
        />
      ) : only ? (
        <>
          <input type="hidden" name="internshipPeriodId" value={only.id} />
          <p className="-mt-2 text-ui text-muted">{t('form.period', { name: only.name, span: span(only) })}</p>
        </>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="startDate" label={labels.startDate ?? ''} defaultValue={texts.startDate} />
        <Field name="endDate" label={labels.endDate ?? ''} defaultValue={texts.endDate} />
      </div>
      <Field
        name="plannedHours"
        label={labels.plannedHours ?? ''}
        hint={only?.targetHours ? t('hints.plannedHours', { hours: only.targetHours }) : undefined}
        unit={t('hours')}
        defaultValue={texts.plannedHours}
        className="sm:max-w-60"
      />
      <WeekdayChoice label={labels.weekdays ?? ''} defaultValue={weekdays} />
      <WorkingTimeNote birthDate={birthDate} plan={plan} who={who} />
      <TextArea
        name="description"
        label={labels.description ?? ''}
        hint={t(who === 'they' ? 'hints.descriptionStaff' : 'hints.description', { min: shortest })}
        rows={4}
        defaultValue={texts.description}
      />
      {flags.motivationField ? (
        <TextArea
          name="motivation"
          label={labels.motivation ?? ''}
          hint={t('hints.motivation')}
          rows={3}
          rule={{ ...reportSelfFound.input.motivation, optional: false }}
          defaultValue={texts.motivation}
        />
      ) : null}
    </>
  )
}
