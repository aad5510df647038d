import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { changeWebhook, type WebhookArea } from '#protocol/features/webhooks.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import type { ShownWebhook } from './webhook-marks.ts'

export const webhookRules = changeWebhook.input

type Props = {
  /** The one that is changed; without it a new one. */
  of?: ShownWebhook
  errors: FormError[] | undefined
  areas: readonly WebhookArea[]
}

export function WebhookForm({ of: webhook, errors, areas }: Props) {
  const t = useT('webhooks')
  const labels = { name: t('form.name'), address: t('form.address'), areas: t('form.areas') }
  return (
    <Card title={t(webhook ? 'form.change' : 'form.title')}>
      <RuledForm rules={webhookRules} errors={errors} labels={labels} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {webhook ? <input type="hidden" name="do" value="change" /> : null}
        <Field name="name" label={labels.name} hint={t('form.nameHint')} defaultValue={webhook?.name} />
        <Field name="address" label={labels.address} hint={t('form.addressHint')} defaultValue={webhook?.address} />
        <CheckboxGroup
          name="areas"
          label={labels.areas}
          hint={t('form.areasHint')}
          defaultValue={webhook?.areas}
          options={areas.map((value) => ({
            value,
            label: t(`areas.${value}.name`),
            hint: t(`areas.${value}.text`),
          }))}
        />
        <SubmitButton className="justify-self-start max-sm:w-full">
          {t(webhook ? 'form.save' : 'form.submit')}
        </SubmitButton>
      </RuledForm>
    </Card>
  )
}
