import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { archiveOrganization } from '#protocol/features/organizations.ts'
import { SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { ChevronDown } from '#ui/icons.tsx'
import { TextArea } from '#ui/text-area.tsx'

/** Folded away: it is needed once in the life of an organization. */
export function ArchiveCard({ errors }: { errors?: FormError[] }) {
  const t = useT('organizations')
  return (
    <details open={Boolean(errors?.length)} className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-5 text-ui font-semibold md:px-7 [&::-webkit-details-marker]:hidden">
        {t('archive.title')}
        <ChevronDown className="ml-auto size-5 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <CommandForm
        command={archiveOrganization}
        errors={errors}
        labels={{ reason: t('archive.reason') }}
        className="grid gap-4 px-5 pb-5 md:px-7 md:pb-7"
      >
        <p className="text-ui text-muted">{t('archive.text')}</p>
        <input type="hidden" name="act" value="archive" />
        <TextArea name="reason" label={t('archive.reason')} rows={2} />
        <SubmitButton look="danger">{t('actions.archiveOrganization')}</SubmitButton>
      </CommandForm>
    </details>
  )
}
