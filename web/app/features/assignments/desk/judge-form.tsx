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
import { RubricFields } from './rubric-fields.tsx'

type Props = { work: Work; marking: Desk['assignment']['marking']; next: string; answer: DeskAnswer | undefined }

/** Yes with a mark and a word, or back with a reason. After either the next student is up. */
export function JudgeForm({ work: { id, rubric }, marking, next, answer }: Props) {
  const t = useT('assignments')
  const isSentBack = answer?.name === 'return'
  const labels = { feedback: t(rubric ? 'desk.words' : 'desk.feedback'), mark: t('desk.mark'), level: t('desk.level') }
  const isOfForm = answer?.name === 'approve' || (rubric && isSentBack)
  return (
    <Card title={t('desk.judge')}>
      <CommandForm
        command={acceptWork}
        errors={isOfForm && answer ? answer.errors : []}
        labels={labels}
        className="grid gap-4"
      >
        <CaseInputs id={id} next={next} />
        {rubric ? <RubricFields of={rubric} cameBack={answer?.rubric} /> : null}
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
        <TextArea name="feedback" label={labels.feedback} {...(rubric ? { hint: t('desk.wordsHint') } : {})} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="decision" value="approve" data-queue="approve" className="flex-1">
            <Check className="size-5 stroke-2" />
            {t('desk.accept')}
          </SubmitButton>
          {/* What was chosen in the rubric goes along. */}
          {rubric ? (
            <SubmitButton name="decision" value="return" data-queue="deny" look="outline" className="flex-1">
              <Undo2 className="size-5" />
              {t('desk.return')}
            </SubmitButton>
          ) : null}
        </div>
      </CommandForm>
      {rubric ? null : <ReturnForm id={id} next={next} answer={isSentBack ? answer : undefined} />}
    </Card>
  )
}

function ReturnForm({ id, next, answer }: { id: string; next: string; answer: DeskAnswer | undefined }) {
  const t = useT('assignments')
  return (
    <details
      open={answer !== undefined}
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
        errors={answer?.errors ?? []}
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
  )
}
