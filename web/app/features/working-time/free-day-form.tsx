import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { date } from '#protocol/declaring/fields.ts'
import { freeDays } from '#protocol/features/working-time.ts'
import { recordOf } from '#protocol/shared/guards.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { Segmented } from '#ui/segmented.tsx'

const { name, kind, startDate } = freeDays.attributes
/** Most free days are one day: the last one may be left out. */
export const dayRules = { name, kind, startDate, endDate: date({ optional: true }) }
const names = ['name', 'kind', 'startDate', 'endDate'] as const

type Values = { id: string; name: string; kind: string; startDate: string; endDate: string }
type Props = {
  errors: FormError[] | undefined
  /** The list, where one comes back to. */
  back: string
  /** Days that are far from the school year are typing errors. */
  bounds: { min: string; max: string }
  /** The day that is changed; without one it is new. */
  day?: Values
}

export function FreeDayForm({ errors, back, bounds, day }: Props) {
  const t = useT('working-time')
  // In the list there is room for two fields beside each other, in the column beside it there is not.
  const whole = day ? 'sm:col-span-2' : ''
  const labels = recordOf(names, (each) => t(`fields.${each}`))
  return (
    <RuledForm
      rules={dayRules}
      errors={errors}
      labels={labels}
      // Whoever made a mistake goes on changing the same day.
      action={day ? `${back}&bewerk=${day.id}` : back}
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 ${day ? 'sm:grid-cols-2' : ''}`}
    >
      <input type="hidden" name="do" value={day ? 'change' : 'add'} />
      {day ? <input type="hidden" name="id" value={day.id} /> : null}
      <Field
        name="name"
        label={labels.name}
        hint={t('hints.name')}
        defaultValue={day?.name}
        autoFocus={day !== undefined}
        className={whole}
      />
      <DateField name="startDate" label={labels.startDate} defaultValue={day?.startDate} {...bounds} />
      <DateField
        name="endDate"
        label={labels.endDate}
        defaultValue={day && day.endDate !== day.startDate ? day.endDate : ''}
        {...bounds}
      />
      <Segmented
        name="kind"
        label={labels.kind}
        hint={t('hints.kind')}
        options={kind.options?.map((value) => ({ value, label: t(`kinds.${value}`) })) ?? []}
        defaultValue={day?.kind ?? 'free'}
        className={whole}
      />
      <div className={`flex flex-wrap gap-3 ${whole}`}>
        <SubmitButton size="md" className="min-h-11 max-sm:flex-1">
          {t(day ? 'save' : 'add')}
        </SubmitButton>
        {day ? (
          <ButtonLink to={back} look="outline" size="md" className="min-h-11">
            {t('cancel')}
          </ButtonLink>
        ) : null}
      </div>
    </RuledForm>
  )
}
