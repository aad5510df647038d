import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { upholdReport } from '#protocol/features/vacancies/vacancy-commands.ts'
import { dismissReport } from '#protocol/features/vacancies/vacancy-reports.ts'
import { buttonClass, SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { TextArea } from '#ui/text-area.tsx'

type Props = { id: string; decision?: string; errors?: FormError[] }

/** The two things one can say to a report, each with its own words to somebody. */
export function ReportForms({ id, decision, errors }: Props) {
  const t = useT('vacancies')
  const ways = [
    { key: 'dismiss', command: dismissReport, look: 'outline' },
    { key: 'uphold', command: upholdReport, look: 'danger' },
  ] as const
  return (
    <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-4 [&>[open]]:w-full">
      {ways.map(({ key, command, look }) => (
        <details key={key} name={`report-${id}`} open={decision === key ? true : undefined}>
          <summary className={buttonClass('outline', 'md', 'min-h-11 w-fit list-none')}>
            {t(`reports.${key}.title`)}
          </summary>
          <CommandForm
            command={command}
            errors={decision === key ? errors : undefined}
            labels={{ answer: t(`reports.${key}.answer`) }}
            className="mt-2 mb-3 grid max-w-[42rem] gap-4"
          >
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="decision" value={key} />
            <TextArea name="answer" label={t(`reports.${key}.answer`)} hint={t(`reports.${key}.hint`)} rows={3} />
            <div>
              <SubmitButton look={look}>{t(`reports.${key}.submit`)}</SubmitButton>
            </div>
          </CommandForm>
        </details>
      ))}
    </div>
  )
}
