import { Form } from 'react-router'
import type { FormError } from '#lib/form.ts'
import { useLocale, useWordsOf } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { blankRule } from '#protocol/features/contract-fields.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { ContractPageData } from './contract.data.ts'

const blankField = (name: string) => `blank-${name}`

/** What the contract leaves open: the host fills it in, or the school in its place. */
export function FillCard({ of, errors }: { of: ContractPageData; errors: FormError[] }) {
  const t = useWordsOf('contracts')
  const locale = useLocale()
  const { site } = useRoot()
  const { blanks, paper } = of.draft
  if (!of.can.fillContractFields) return null
  const labels = Object.fromEntries(
    blanks.map(({ name, label, labelEn }) => [blankField(name), locale === 'nl' ? label : labelEn]),
  )
  return (
    <Card title={t(of.isOurs ? 'page.fill.title' : 'page.fill.titleHost')}>
      <p className="mb-4 text-ui text-muted">{t(of.isOurs ? 'page.fill.text' : 'page.fill.textHost')}</p>
      <RuledForm errors={errors} labels={labels} className="grid max-w-[40rem] gap-4" id="invullen">
        <input type="hidden" name="do" value="fill" />
        {blanks.map(({ name, isRequired, value }) => (
          <Field
            key={name}
            name={blankField(name)}
            label={labels[blankField(name)] ?? name}
            rule={blankRule(name, of.isOurs || !isRequired)}
            isOptional={!isRequired}
            defaultValue={value}
          />
        ))}
        {of.isOurs ? (
          <TextArea
            name="extra"
            label={t('page.fill.extra')}
            hint={t('page.fill.extraHint')}
            rule={undefined}
            isOptional
            rows={3}
            defaultValue={paper.extra ?? ''}
          />
        ) : null}
        <div className="flex flex-wrap gap-3">
          <SubmitButton look={of.isOurs ? 'outline' : 'primary'}>
            {t(of.isOurs ? 'page.fill.save' : 'page.fill.send')}
          </SubmitButton>
        </div>
      </RuledForm>
      {of.can.requestContractFields && site.flags.companyFillsContract && blanks.length > 0 ? (
        <Form method="post" className="mt-4 border-t border-line pt-4">
          <input type="hidden" name="do" value="requestFields" />
          <p className="mb-3 text-ui text-muted">{t('page.fill.askText')}</p>
          <SubmitButton look="outline">{t('page.fill.ask')}</SubmitButton>
        </Form>
      ) : null}
    </Card>
  )
}
