import { FormalContext } from '#lib/i18n.tsx'
import type { AnswerPageData } from './answer.server.ts'
import { AnswerForm } from './answer-form.tsx'
import { BeginForm } from './begin-form.tsx'
import { DeadLink } from './dead-link.tsx'
import { GivenForm } from './given-form.tsx'
import type { AnswerBack } from './run-answer.server.ts'

type Props = { of: AnswerPageData; cameBack: AnswerBack | undefined }

export function AnswerScreen({ of, cameBack }: Props) {
  const { toAnswer, open, dead } = of
  return (
    <FormalContext value={toAnswer?.isFormal ?? open !== null}>
      <div className="mx-auto w-full max-w-[46rem] px-5 pt-5 pb-16 md:pt-10 print:p-0">
        {toAnswer?.state === 'answer' ? (
          <AnswerForm of={of} toAnswer={toAnswer} cameBack={cameBack} />
        ) : toAnswer ? (
          <GivenForm of={of} toAnswer={toAnswer} errors={cameBack?.errors ?? []} />
        ) : open ? (
          <BeginForm of={open} errors={cameBack?.errors ?? []} />
        ) : (
          <DeadLink why={dead ?? 'unknown'} errors={cameBack?.errors ?? []} />
        )}
      </div>
    </FormalContext>
  )
}
