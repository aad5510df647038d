import { useState } from 'react'
import { useIsHydrated } from '#lib/hydrated.ts'
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
  const isHydrated = useIsHydrated()
  const [way, setWay] = useState('draw')
  const labels = { drawing: t('sign.fields.drawing'), name: t('sign.fields.name'), agrees: t('sign.fields.agrees') }
  const errors = cameBack?.name === 'sign' ? cameBack.errors : []
  return (
    <Card title={t('sign.signature.title')}>
      <CommandForm command={signContract} errors={errors} labels={labels} className="grid gap-4">
        <input type="hidden" name="hash" value={hash ?? ''} />
        {isHydrated ? (
          <>
            <Segmented
              name="way"
              label={t('sign.signature.how')}
              options={[
                { value: 'draw', label: t('sign.signature.draw') },
                { value: 'type', label: t('sign.signature.type') },
              ]}
              defaultValue={way}
              onChange={setWay}
            />
            {way === 'draw' ? (
              <SignaturePad name="drawing" label={labels.drawing} onFail={() => setWay('type')} />
            ) : null}
          </>
        ) : null}
        <Field
          name="name"
          label={labels.name}
          hint={way === 'type' || !isHydrated ? t('sign.signature.typed') : undefined}
          defaultValue={me.name}
          isOptional={false}
          autoComplete="name"
        />
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
