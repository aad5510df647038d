import { useLocale, useT } from '#lib/i18n.tsx'
import { blankRule } from '#protocol/features/contract-fields.ts'
import { type ContractToSign, fillContractByLink } from '#protocol/features/contract-signing.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { StickyAction } from '#ui/sticky-action.tsx'
import type { SignAnswer } from './sign.server.ts'

/** What only the host knows. After this the school looks at it, and then it is signed. */
export function FillForm({ of: { blanks }, cameBack }: { of: ContractToSign; cameBack?: SignAnswer | undefined }) {
  const t = useT('contracts')
  const locale = useLocale()
  const labelOf = (blank: (typeof blanks)[number]) => (locale === 'nl' ? blank.label : blank.labelEn)
  return (
    <Card title={t('sign.fill.title')}>
      <p className="mb-4 text-ui text-muted">{t('sign.fill.text')}</p>
      <CommandForm
        command={fillContractByLink}
        errors={cameBack?.name === 'fill' ? cameBack.errors : []}
        typed={cameBack?.name === 'fill' ? cameBack.typed : undefined}
        labels={Object.fromEntries(blanks.map((blank) => [`blank.${blank.name}`, labelOf(blank)]))}
        className="grid gap-4"
      >
        {blanks.map((blank) => (
          <Field
            key={blank.name}
            name={`blank.${blank.name}`}
            label={labelOf(blank)}
            rule={blankRule(blank.name, !blank.isRequired)}
            defaultValue={blank.value}
            maxLength={500}
          />
        ))}
        <StickyAction>
          <SubmitButton name="do" value="fill" className="w-full">
            {t('sign.fill.do')}
          </SubmitButton>
        </StickyAction>
      </CommandForm>
    </Card>
  )
}
