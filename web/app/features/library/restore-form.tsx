import { useT } from '#lib/i18n.tsx'
import { libraryRules } from '#protocol/features/library.ts'
import { SubmitButton } from '#ui/button.tsx'
import { RuledForm } from '#ui/command-form.tsx'

/** What was removed comes back wherever it stood. */
export function RestoreForm({ id }: { id: string }) {
  const t = useT('library')
  return (
    <RuledForm className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <input type="hidden" name="do" value="restore" />
      <input type="hidden" name="id" value={id} />
      <p className="text-ui text-ink2">{t('restore.text', { days: libraryRules.removedDays })}</p>
      <SubmitButton>{t('restore.verb')}</SubmitButton>
    </RuledForm>
  )
}
