import { useT } from '#lib/i18n.tsx'
import { reportReasons } from '#protocol/features/vacancies/vacancy-reports.ts'
import { RadioGroup } from '#ui/choice-group.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'

export const useReportLabels = (): Record<string, string> => {
  const t = useT('vacancies')
  return { reason: t('report.reason'), explanation: t('report.explanation'), email: t('report.email') }
}

/** What is wrong, in a choice and in words. Who has an account is known already, and need not say who they are. */
export function ReportFields({ isMember }: { isMember: boolean }) {
  const t = useT('vacancies')
  return (
    <>
      <RadioGroup
        name="reason"
        label={t('report.reason')}
        options={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
      />
      <TextArea name="explanation" label={t('report.explanation')} rows={3} />
      {isMember ? null : (
        <Field name="email" label={t('report.email')} hint={t('report.emailHint')} autoComplete="email" />
      )}
    </>
  )
}
