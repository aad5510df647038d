import { useId } from 'react'
import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { takeDownVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import { SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { TextArea } from '#ui/text-area.tsx'

/** For whoever looks after the organization: out of the stagebank, with a reason that is mailed. */
export function TakeDownCard({ errors }: { errors?: FormError[] }) {
  const t = useT('vacancies')
  const id = useId()
  return (
    <details open={errors ? true : undefined} className="rounded-card border border-line bg-surface p-5 md:p-7">
      <summary id={id} className="min-h-8 text-h4">
        {t('takeDown.title')}
      </summary>
      <p className="mt-2 text-ui text-muted">{t('takeDown.text')}</p>
      <CommandForm
        command={takeDownVacancy}
        errors={errors}
        labels={{ reason: t('takeDown.reason') }}
        className="mt-4 grid gap-4"
      >
        <input type="hidden" name="action" value="takeDownVacancy" />
        <TextArea name="reason" label={t('takeDown.reason')} hint={t('takeDown.hint')} rows={3} />
        <SubmitButton look="danger">{t('takeDown.submit')}</SubmitButton>
      </CommandForm>
    </details>
  )
}
