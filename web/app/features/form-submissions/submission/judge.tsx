import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { extendSubmission, returnSubmission, withdrawSubmission } from '#protocol/features/form-submissions.ts'
import { SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { DateField } from '#ui/date-field.tsx'
import { BellRing, CalendarPlus, Check, CircleX, RotateCcw, Undo2 } from '#ui/icons.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Doing, SubmissionAnswer, SubmissionPage } from './submission.server.ts'

type Props = {
  of: Pick<SubmissionPage['row'], 'status' | 'can'>
  next: string
  answer: SubmissionAnswer | undefined
  /** Where the page that it stands on takes an answer, if not at its own address. */
  action?: string
}

/** What the reader may do with it. A no has its reason, folded until one needs it. */
export function Judge({ of: { status, can }, next, answer, action }: Props) {
  const t = useT('form-submissions')
  const to = action ? { action } : {}
  const isWaiting = status === 'requested' || status === 'in_progress' || status === 'returned'
  const errorsOf = (name: Doing) => (answer?.name === name ? answer.errors : [])
  const reason = { reason: t('submission.reason') }
  return (
    <div className="mt-5 grid gap-3 empty:hidden">
      {can.acceptSubmission ? (
        <Form method="post" {...to}>
          <input type="hidden" name="next" value={next} />
          <SubmitButton name="do" value="accept" data-queue="approve" className="w-full">
            <Check className="size-5 stroke-2" />
            {t('submission.accept')}
          </SubmitButton>
        </Form>
      ) : null}
      {can.undoAcceptSubmission ? (
        <Form method="post" {...to}>
          <SubmitButton name="do" value="undoAccept" look="outline" className="w-full">
            <Undo2 className="size-5 text-muted" />
            {t('submission.undoAccept')}
          </SubmitButton>
        </Form>
      ) : null}
      {can.returnSubmission ? (
        <Folded
          icon={<RotateCcw className="size-5" />}
          title={t('submission.return')}
          mark="deny"
          isOpen={answer?.name === 'return'}
        >
          <CommandForm
            {...to}
            command={returnSubmission}
            errors={errorsOf('return')}
            labels={reason}
            className="grid gap-3"
          >
            <input type="hidden" name="next" value={next} />
            <TextArea name="reason" label={reason.reason} hint={t('submission.returnHint')} />
            <SubmitButton name="do" value="return" look="outline">
              {t('submission.returnDo')}
            </SubmitButton>
          </CommandForm>
        </Folded>
      ) : null}
      {isWaiting && can.withdrawSubmission ? (
        <Form method="post" {...to}>
          <SubmitButton name="do" value="remind" look="outline" className="w-full">
            <BellRing className="size-5 text-muted" />
            {t('results.remind')}
          </SubmitButton>
        </Form>
      ) : null}
      {can.extendSubmission ? (
        <Folded
          icon={<CalendarPlus className="size-5" />}
          title={t('submission.extend')}
          isOpen={answer?.name === 'extend'}
        >
          <CommandForm
            {...to}
            command={extendSubmission}
            errors={errorsOf('extend')}
            labels={{ dueOn: t('submission.dueOn') }}
            className="grid gap-3"
          >
            <DateField name="dueOn" label={t('submission.dueOn')} />
            <SubmitButton name="do" value="extend" look="outline">
              {t('submission.extendDo')}
            </SubmitButton>
          </CommandForm>
        </Folded>
      ) : null}
      {can.withdrawSubmission ? (
        <Folded
          icon={<CircleX className="size-5" />}
          title={t('submission.withdraw')}
          isOpen={answer?.name === 'withdraw'}
        >
          <CommandForm
            {...to}
            command={withdrawSubmission}
            errors={errorsOf('withdraw')}
            labels={reason}
            className="grid gap-3"
          >
            <TextArea name="reason" label={reason.reason} />
            <SubmitButton name="do" value="withdraw" look="outline">
              {t('submission.withdrawDo')}
            </SubmitButton>
          </CommandForm>
        </Folded>
      ) : null}
    </div>
  )
}

type FoldedProps = {
  icon: ReactNode
  title: string
  isOpen: boolean
  /** What a key of a queue knows it by. */
  mark?: string
  children: ReactNode
}
function Folded({ icon, title, isOpen, mark, children }: FoldedProps) {
  return (
    <details open={isOpen}>
      <summary
        data-queue={mark}
        className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 font-semibold text-primaryink underline underline-offset-4 [&::-webkit-details-marker]:hidden"
      >
        {icon}
        {title}
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}
