import { dateText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { unlockManyHours } from '#protocol/features/hours.ts'
import { SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { Sheet } from './sheet.data.ts'
import { Folded } from './total-cards.tsx'

/** Days that were closed with the internship: one of them or all, with a reason that stays with them. */
export function UnlockCard({ of: { entries }, errors }: { of: Sheet; errors: FormError[] }) {
  const t = useT('hours')
  const locale = useLocale()
  const closed = entries.filter(({ status, can }) => status === 'locked' && can.unlock)
  if (closed.length === 0) return null
  const labels = { entryIds: t('unlock.which'), reason: t('unlock.reason') }
  const all = { value: 'all', label: t('unlock.all', { days: closed.length }) }
  const days = closed.map(({ id, day }) => ({ value: id, label: dateText(day, locale, 'weekday') }))
  return (
    <Folded title={t('unlock.title')} isOpen={errors.length > 0}>
      <p className="mb-3 text-sm text-muted">{t('unlock.text')}</p>
      <CommandForm command={unlockManyHours} errors={errors} labels={labels} className="grid gap-4">
        <input type="hidden" name="do" value="unlock" />
        {closed.map(({ id }) => (
          <input key={id} type="hidden" name="closed" value={id} />
        ))}
        <SelectField
          name="which"
          label={labels.entryIds}
          rule={undefined}
          isOptional={false}
          defaultValue="all"
          options={[all, ...days]}
        />
        <Field name="reason" label={labels.reason} />
        <SubmitButton look="outline">{t('unlock.save')}</SubmitButton>
      </CommandForm>
    </Folded>
  )
}
