import { useT } from '#lib/i18n.tsx'
import { acceptWork, levels, returnWork } from '#protocol/features/assignments.ts'
import { buttonClass, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { CaseInputs } from '#ui/decision-bar.tsx'
import { Field } from '#ui/field.tsx'
import { focusField } from '#ui/field-frame.tsx'
import { Check, Undo2 } from '#ui/icons.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Desk, Work } from './desk.data.ts'
import type { DeskAnswer } from './desk-actions.server.ts'

type Props = { work: Work; marking: Desk['assignment']['marking']; next: string; answer: DeskAnswer | undefined }

/** Yes with a mark and a word, or back with a reason. After either the next student is up. */
export function JudgeForm({ work: { id }, marking, next, answer }: Props) {
  const t = useT('assignments')
  const isSentBack = answer?.name === 'return'
  const labels = { feedback: t('desk.feedback'), mark: t('desk.mark'), level: t('desk.level') }
  return (
    <Card title={t('desk.judge')}>
      <CommandForm
        command={acceptWork}
        errors={answer?.name === 'approve' ? answer.errors : []}
        labels={labels}
        className="grid gap-4"
      >
        <CaseInputs id={id} next={next} />
        {marking === 'mark' ? (
          <div data-queue-choice="approve">
            <Field name="mark" label={labels.mark} isOptional={false} className="max-w-32" />
          </div>
        ) : null}
        {marking === 'level' ? (
          <div data-queue-choice="approve">
            <RadioGroup
              name="level"
              label={labels.level}
              isOptional={false}
              options={levels.map((value) => ({ value, label: t(`levels.${value}`) }))}
            />
          </div>
        ) : null}
        <TextArea name="feedback" label={labels.feedback} />
        <SubmitButton name="decision" value="approve" data-queue="approve" className="w-full">
          <Check className="size-5 stroke-2" />
          {t('desk.accept')}
        </SubmitButton>
      </CommandForm>
      <details
        open={isSentBack}
        data-answering
        className="mt-3"
        // Writing starts at once.
        onToggle={({ currentTarget }) => currentTarget.open && focusField('reason')}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.open = false
        }}
      >
        <summary data-queue="deny" className={buttonClass('outline', 'xl', 'w-full cursor-pointer list-none')}>
          <Undo2 className="size-5" />
          {t('desk.return')}
        </summary>
        <CommandForm
          command={returnWork}
          errors={isSentBack ? answer.errors : []}
          labels={{ reason: t('desk.reason') }}
          className="mt-4 grid gap-3"
        >
          <CaseInputs id={id} next={next} />
          <TextArea name="reason" label={t('desk.reason')} />
          <SubmitButton name="decision" value="return" className="w-full">
            {t('desk.returnDo')}
          </SubmitButton>
        </CommandForm>
      </details>
    </Card>
  )
}
