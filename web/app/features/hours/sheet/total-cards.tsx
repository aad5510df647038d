import type { ReactNode } from 'react'
import { numberText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { creditHours, stateHours } from '#protocol/features/hours.ts'
import { SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { hoursText } from '../hours-text.ts'
import type { Sheet } from './sheet.data.ts'

type Props = { of: Sheet; errors: FormError[] }

/** Needed now and then, so it is folded until somebody wants it, or until something in it is wrong. */
export const Folded = ({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) => (
  <details open={isOpen} className="rounded-card border border-line bg-surface px-5 py-2 md:px-7">
    <summary className="min-h-11 cursor-pointer content-center text-ui font-semibold">{title}</summary>
    <div className="pb-4">{children}</div>
  </details>
)

/** The school gives hours for something else: a course, work that was done before. */
export function CreditCard({ of: { can, isOpen, credit, creditReason }, errors }: Props) {
  const t = useT('hours')
  const locale = useLocale()
  if (!can.credit || !isOpen) return null
  const labels = { hours: t('credit.hours'), reason: t('credit.reason') }
  return (
    <Folded title={t('credit.title')} isOpen={errors.length > 0}>
      <CommandForm command={creditHours} errors={errors} labels={labels} className="grid gap-4">
        <input type="hidden" name="do" value="credit" />
        <Field
          name="hours"
          label={labels.hours}
          rule={undefined}
          inputMode="decimal"
          isOptional={false}
          defaultValue={credit > 0 ? hoursText(credit, locale) : ''}
        />
        <Field name="reason" label={labels.reason} defaultValue={creditReason ?? ''} />
        <SubmitButton look="outline">{t('credit.save')}</SubmitButton>
      </CommandForm>
    </Folded>
  )
}

/** What the host says that it was in all; the sheet shows it beside the sum of the days. */
export function StateCard({ of: { can, isOpen, stated }, errors }: Props) {
  const t = useT('hours')
  const locale = useLocale()
  if (!can.state || !isOpen) return null
  return (
    <Folded title={t('stated.title')} isOpen={errors.length > 0}>
      <p className="mb-3 text-sm text-muted">{t('stated.text')}</p>
      <CommandForm command={stateHours} errors={errors} labels={{ hours: t('credit.hours') }} className="grid gap-4">
        <input type="hidden" name="do" value="state" />
        <Field
          name="hours"
          label={t('credit.hours')}
          defaultValue={stated === null ? '' : numberText(stated, locale)}
        />
        <SubmitButton look="outline">{t('stated.save')}</SubmitButton>
      </CommandForm>
    </Folded>
  )
}
