import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { copyContractTemplate } from '#protocol/features/contract-templates.ts'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { FormFooter } from '#ui/form-footer.tsx'

/** A template of one's own out of another one. */
export function CopyTemplate({ template, errors }: { template: { id: string; name: string }; errors: FormError[] }) {
  const t = useT('contract-templates')
  const labels = { name: t('name') }
  return (
    <Card title={t('copy.of', { name: template.name })} className="mt-5 max-w-[46rem] pb-0 md:pb-0">
      <p className="text-ui text-muted">{t('copy.lead')}</p>
      <CommandForm command={copyContractTemplate} errors={errors} labels={labels} className="mt-5 grid gap-5">
        <input type="hidden" name="id" value={template.id} />
        <Field name="name" label={labels.name} defaultValue={t('copy.name', { name: template.name })} autoFocus />
        <FormFooter cancelTo="/contract_templates" save={t('copy.verb')} />
      </CommandForm>
    </Card>
  )
}
