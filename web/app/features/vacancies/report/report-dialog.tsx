import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { reportVacancy } from '#protocol/features/vacancies/vacancy-reports.ts'
import { Button, SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ReportFields, useReportLabels } from './report-fields.tsx'

type Props = { id: string; isOpen: boolean; onClose(): void }

/** The same form in front of the vacancy. What is wrong with it is told on the page of its own. */
export default function ReportDialog({ id, isOpen, onClose }: Props) {
  const t = useT('vacancies')
  const labels = useReportLabels()
  const { session } = useRoot()
  return (
    <Dialog isSheet isOpen={isOpen} onClose={onClose} title={t('report.title')} text={t('report.lead')} actions={null}>
      <CommandForm
        command={reportVacancy}
        action={`/stagebank/${id}/melden`}
        labels={labels}
        className="grid gap-5 pb-5 md:pb-7"
      >
        <ReportFields isMember={Boolean(session)} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {t('report.cancel')}
          </Button>
          <SubmitButton>{t('report.submit')}</SubmitButton>
        </div>
      </CommandForm>
    </Dialog>
  )
}
