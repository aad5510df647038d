import { useT } from '#lib/i18n.tsx'
import { passOnContract } from '#protocol/features/contract-signing.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { UserRound } from '#ui/icons.tsx'
import { foldedClass } from './decline.tsx'
import type { SignAnswer } from './sign.server.ts'

/** The host's own choice who signs: a partner, an owner, a colleague of the office. */
export function PassOn({ cameBack }: { cameBack?: SignAnswer | undefined }) {
  const t = useT('contracts')
  const isWrong = cameBack?.name === 'passOn'
  const labels = {
    name: t('sign.passOn.name'),
    email: t('sign.passOn.email'),
    isEntitled: t('sign.passOn.entitled'),
  }
  return (
    <details open={isWrong} className="mt-5 border-t border-line pt-2">
      <summary className={foldedClass}>
        <UserRound className="size-5 shrink-0" />
        {t('sign.passOn.title')}
      </summary>
      <p className="mt-1 mb-4 text-ui text-muted">{t('sign.passOn.text')}</p>
      <CommandForm
        command={passOnContract}
        errors={isWrong ? cameBack.errors : []}
        typed={isWrong ? cameBack.typed : undefined}
        labels={labels}
        className="grid gap-4"
      >
        <Field name="name" label={labels.name} />
        <Field name="email" label={labels.email} />
        <Checkbox name="isEntitled" label={labels.isEntitled} />
        <div>
          <SubmitButton name="do" value="passOn" look="outline">
            {t('sign.passOn.do')}
          </SubmitButton>
        </div>
      </CommandForm>
    </details>
  )
}
