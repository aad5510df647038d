import { useRef } from 'react'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { reportSelfFound } from '#protocol/features/self-found.ts'
import { isoDate } from '#protocol/shared/dutch-date.ts'
import { RadioGroup } from '#ui/choice-group.tsx'
import { Field } from '#ui/field.tsx'
import { FieldGroup, useField } from '#ui/field-frame.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TickBox } from '#ui/tick-box.tsx'
import type { OpenPeriod } from '../self-found.server.ts'
import { WorkingTimeNote } from '../working-time-note.tsx'

/** What a mentor needs at least to get an idea of it. */
const shortest = reportSelfFound.input.description.min ?? 0

export type Plan = { startDate: string; endDate: string; plannedHours: number | null; weekdays: number[] }

/** What the hints about working hours look at. */
export function planOf(from: FormData | Record<string, string>, days?: string[]): Plan {
  const text = (name: string) => String((from instanceof FormData ? from.get(name) : from[name]) ?? '')
  const weekdays = from instanceof FormData ? from.getAll('weekdays').map(String) : (days ?? [])
  return {
    startDate: isoDate(text('startDate')),
    endDate: isoDate(text('endDate')),
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

const days = ['1', '2', '3', '4', '5', '6', '7']

/** The days of the week beside one another: seven rows would fill a phone. */
function WeekdayChoice({ label, defaultValue }: { label: string; defaultValue: string[] }) {
  const t = useT('self-found')
  const props = { name: 'weekdays', label }
  const state = useField(props)
  const box = useRef<HTMLDivElement>(null)
  const checkChosen = () => {
    const chosen = box.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    state.checkValue(...Array.from(chosen, ({ value }) => value))
  }
  return (
    <FieldGroup of={props} state={state}>
      {/* Without it a form could not say that nothing is chosen. */}
      <input type="hidden" name="weekdays" value="" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its inputs do */}
      <div
        ref={box}
        className="flex flex-wrap gap-2"
        onChange={() => state.error && checkChosen()}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof HTMLButtonElement || currentTarget.contains(relatedTarget)) return
          checkChosen()
        }}
      >
        {days.map((day) => (
          <label
            key={day}
            htmlFor={`${state.id}-${day}`}
            className="flex min-h-12 items-center gap-2.5 rounded-field border-[1.5px] border-fieldline bg-surface px-3.5 py-2 has-checked:border-primarymark has-checked:bg-primaryfaint has-checked:font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] has-[[aria-invalid]]:border-errmark"
          >
            <TickBox
              id={`${state.id}-${day}`}
              name="weekdays"
              value={day}
              defaultChecked={(state.typed ?? defaultValue).includes(day)}
              aria-invalid={state.error ? true : undefined}
            />
            {t(`weekdays.${day}`)}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
