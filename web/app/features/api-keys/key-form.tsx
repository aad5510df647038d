import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import type { Fields } from '#protocol/declaring/define.ts'
import type { KeyScope } from '#protocol/features/api-keys.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'

type Props = {
  rules: Fields
  errors: FormError[] | undefined
  scopes: readonly KeyScope[]
  days: { first: string; last: string }
}

export function KeyForm({ rules, errors, scopes, days }: Props) {
  const t = useT('api-keys')
  const labels = { name: t('form.name'), scopes: t('form.scopes'), expiresOn: t('form.expiresOn') }
  return (
    <Card title={t('form.title')}>
      <RuledForm rules={rules} errors={errors} labels={labels} className="grid gap-5">
        <Field name="name" label={labels.name} hint={t('form.nameHint')} />
        <CheckboxGroup
          name="scopes"
          label={labels.scopes}
          hint={t('form.scopesHint')}
          options={scopes.map((value) => ({
            value,
            label: t(`scopes.${value}.name`),
            hint: t(`scopes.${value}.text`),
          }))}
        />
        <Field
          name="expiresOn"
          label={labels.expiresOn}
          hint={t('form.expiresHint')}
          isOptional={false}
          defaultValue={days.first}
          max={days.last}
        />
        <SubmitButton className="justify-self-start max-sm:w-full">{t('form.submit')}</SubmitButton>
      </RuledForm>
    </Card>
  )
}
