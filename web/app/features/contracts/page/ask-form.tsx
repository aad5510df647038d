import { useEffect } from 'react'
import type { FormError } from '#lib/form.ts'
import { useWordsOf } from '#lib/i18n.tsx'
import {
  amendContract,
  editContract,
  extendContracts,
  replaceSigner,
  voidContract,
} from '#protocol/features/contracts.ts'
import { scanRules } from '#protocol/features/paper-sheets.ts'
import { inDays } from '#protocol/shared/days.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { focusField } from '#ui/field-frame.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { MORE_DAYS } from '../more-time.ts'
import { type Asking, contractAddress } from './asking.ts'
import type { ContractPageData } from './contract.data.ts'

const rules = {
  edit: editContract.input,
  extend: { until: extendContracts.input.until },
  void: voidContract.input,
  amend: amendContract.input,
  replace: replaceSigner.input,
  reopen: {},
  onPaper: {},
} as const
const first: Record<Asking, string> = {
  edit: 'reason',
  extend: 'until',
  void: 'reason',
  amend: 'extra',
  replace: 'name',
  reopen: '',
  onPaper: 'scan',
}

type Props = { of: ContractPageData; name: Asking; signerId: string | null; errors: FormError[] }

/** Asks what a move needs to know, and says beforehand what it does to signatures. */
export function AskForm({ of, name, signerId, errors }: Props) {
  const t = useWordsOf('contracts')
  const signer = of.signers.find(({ id }) => id === signerId)
  useEffect(() => {
    if (first[name]) focusField(first[name])
  }, [name])
  const signed = of.signers.filter(({ status }) => status === 'signed').length
  const labels = {
    reason: t('page.ask.reason'),
    extra: t('page.ask.extra'),
    until: t('page.ask.until'),
    name: t('page.ask.name'),
    email: t('page.ask.email'),
    phone: t('page.ask.phone'),
    scan: t('page.ask.scan'),
  }
  return (
    <Card title={t(`page.ask.${name}.title`, { name: signer?.name ?? '' })}>
      <p className="mb-4 max-w-[60ch] text-ui text-ink2">
        {t(`page.ask.${name}.text`)}
        {name === 'edit' && signed > 0
          ? ` ${t(signed === 1 ? 'page.ask.oneSigned' : 'page.ask.signed', { count: signed })}`
          : null}
      </p>
      <RuledForm
        rules={rules[name]}
        errors={errors}
        labels={labels}
        className="grid max-w-[40rem] gap-4"
        {...(name === 'onPaper' ? { encType: 'multipart/form-data' as const } : {})}
      >
        <input type="hidden" name="do" value={name} />
        {name === 'edit' || name === 'void' ? <TextArea name="reason" label={labels.reason} rows={3} /> : null}
        {name === 'extend' ? (
          <div className="max-w-64">
            <DateField
              name="until"
              label={labels.until}
              min={inDays(1)}
              max={inDays(365)}
              defaultValue={inDays(MORE_DAYS)}
            />
          </div>
        ) : null}
        {name === 'amend' ? <TextArea name="extra" label={labels.extra} rows={5} /> : null}
        {name === 'replace' ? (
          <>
            <input type="hidden" name="signer" value={signerId ?? ''} />
            <Field name="name" label={labels.name} defaultValue={signer?.name} />
            <div className="grid gap-4 sm:grid-cols-2">
              <Field
                name="email"
                label={labels.email}
                defaultValue={signer?.reached?.includes('@') ? signer.reached : ''}
              />
              <Field name="phone" label={labels.phone} />
            </div>
          </>
        ) : null}
        {name === 'onPaper' ? (
          <FileDrop
            name="scan"
            label={labels.scan}
            hint={t('page.ask.scanHint')}
            types={t('page.ask.scanTypes')}
            accept={[...scanRules.types]}
            maxBytes={scanRules.maxBytes}
            isOptional={false}
          />
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to={contractAddress(of.id)} look="outline" preventScrollReset>
            {t('page.cancel')}
          </ButtonLink>
          <SubmitButton look={name === 'void' ? 'danger' : 'primary'}>{t(`page.ask.${name}.verb`)}</SubmitButton>
        </div>
      </RuledForm>
    </Card>
  )
}
