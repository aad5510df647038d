import { useT } from '#lib/i18n.tsx'
import { declineContract } from '#protocol/features/contract-signing.ts'
import { SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Pencil } from '#ui/icons.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { SignAnswer } from './sign.server.ts'

/** How a form looks that is folded until one needs it, also without scripts. */
export const foldedClass =
  'flex min-h-11 cursor-pointer list-none items-center gap-2.5 font-semibold text-primaryink underline underline-offset-4 [&::-webkit-details-marker]:hidden'

/** Something is not right: why, so that everybody knows. */
export function Decline({ cameBack }: { cameBack?: SignAnswer | undefined }) {
  const t = useT('contracts')
  const isWrong = cameBack?.name === 'decline'
  const labels = { reason: t('sign.decline.reason') }
  return (
    <details open={isWrong}>
      <summary className={foldedClass}>
        <Pencil className="size-5 shrink-0" />
        {t('sign.decline.title')}
      </summary>
      <p className="mt-1 mb-4 text-ui text-muted">{t('sign.decline.text')}</p>
      <CommandForm
        command={declineContract}
        errors={isWrong ? cameBack.errors : []}
        typed={isWrong ? cameBack.typed : undefined}
        labels={labels}
        className="grid gap-4"
      >
        <TextArea name="reason" label={labels.reason} />
        <div>
          <SubmitButton name="do" value="decline" look="outline">
            {t('sign.decline.do')}
          </SubmitButton>
        </div>
      </CommandForm>
    </details>
  )
}
