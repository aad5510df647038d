import { useT } from '#lib/i18n.tsx'
import { DateField } from '#ui/date-field.tsx'
import { DateRangeField } from '#ui/date-range-field.tsx'
import { TimeField } from '#ui/time-field.tsx'

export function DateSamples() {
  const t = useT('dev-ui')
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <DateField name="startDate" label={t('inputs.fields.startDate')} min="2026-01-01" max="2027-12-31" />
        <TimeField name="time" label={t('inputs.fields.time')} min="08:00" max="18:00" />
      </div>
      <DateRangeField
        names={{ start: 'periodStart', end: 'periodEnd' }}
        label={t('inputs.fields.period')}
        defaultValue={{ start: '2026-03-02', end: '2026-04-24' }}
      />
    </>
  )
}
