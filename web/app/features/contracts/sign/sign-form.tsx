import { useLocale, useT } from '#lib/i18n.tsx'
import { type ContractToSign, signContract } from '#protocol/features/contract-signing.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { Check } from '#ui/icons.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { StickyAction } from '#ui/sticky-action.tsx'
import { PassOn } from './pass-on.tsx'
import type { SignAnswer } from './sign.server.ts'
import { SignaturePad } from './signature-pad.tsx'

type Props = { of: ContractToSign; cameBack?: SignAnswer | undefined }

/** Drawn with a finger or typed: both count. Without scripts the name is the signature. */
export function SignForm({ of: { me, hash, sentence, canPassOn }, cameBack }: Props) {
  const t = useT('contracts')
  const locale = useLocale()
  const typed = cameBack?.name === 'sign' ? cameBack.typed : undefined
  const labels = { drawing: t('sign.fields.drawing'), name: t('sign.fields.name'), agrees: t('sign.fields.agrees') }
  const errors = cameBack?.name === 'sign' ? cameBack.errors : []
  return (
    <Card title={t('sign.signature.title')}>
      <CommandForm
        command={signContract}
        errors={errors}
        typed={typed}
        labels={labels}
        className="group/sign grid gap-4"
      >
        <input type="hidden" name="hash" value={hash ?? ''} />
        {/* Only where there is a pen; what is disabled is not sent. */}
        <fieldset disabled data-ways="" className="grid min-w-0 gap-4 [:root:not([data-scripts])_&]:hidden">
          <Segmented
            name="way"
            label={t('sign.signature.how')}
            options={[
              { value: 'draw', label: t('sign.signature.draw') },
              { value: 'type', label: t('sign.signature.type') },
            ]}
            defaultValue={typed?.way?.at(-1) ?? 'draw'}
          />
          <SignaturePad name="drawing" label={labels.drawing} />
        </fieldset>
        <div>
          <Field name="name" label={labels.name} defaultValue={me.name} isOptional={false} autoComplete="name" />
          <p className="mt-1.5 hidden text-sm text-muted group-has-[[value=type]:checked]/sign:block [:root:not([data-scripts])_&]:block">
            {t('sign.signature.typed')}
          </p>
        </div>
        <Checkbox name="agrees" label={sentence[locale]} />
        <StickyAction>
          <SubmitButton name="do" value="sign" className="w-full">
            <Check className="size-5" />
            {t('sign.do')}
          </SubmitButton>
        </StickyAction>
      </CommandForm>
      {canPassOn ? <PassOn cameBack={cameBack} /> : null}
    </Card>
  )
}
