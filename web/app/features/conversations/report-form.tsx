import { Link } from 'react-router'
import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { reportMessage } from '#protocol/features/conversations.ts'
import { buttonClass, SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { TextArea } from '#ui/text-area.tsx'

/** Only the school hears of it. */
export function ReportForm({ messageId, errors }: { messageId: string; errors: FormError[] }) {
  const t = useT('conversations')
  const labels = { reason: t('report.reason') }
  return (
    <div className="border-t border-line bg-surface px-4 py-4 md:px-6">
      <h2 className="text-h3">{t('report.title')}</h2>
      <p className="mt-1 mb-3 text-sm text-muted">{t('report.text')}</p>
      <CommandForm command={reportMessage} errors={errors} labels={labels} className="grid gap-4">
        <input type="hidden" name="messageId" value={messageId} />
        <TextArea name="reason" label={labels.reason} rows={2} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="do" value="report">
            {t('report.submit')}
          </SubmitButton>
          <Link to="?" className={buttonClass('outline')}>
            {t('report.cancel')}
          </Link>
        </div>
      </CommandForm>
    </div>
  )
}
