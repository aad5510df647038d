import type { MouseEvent } from 'react'
import { useT } from '#lib/i18n.tsx'
import { rejectVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import { Button, SubmitButton } from '#ui/button.tsx'
import { CommandForm, RuledForm } from '#ui/command-form.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { ApproveForm, CaseInputs, DecisionBar } from '#ui/decision-bar.tsx'
import { Undo2 } from '#ui/icons.tsx'
import { ReasonBox, useReasonBox } from '#ui/reason-box.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { VacancyPreview } from '../form/vacancy-preview.tsx'
import { fieldLabels } from '../form/vacancy-values.ts'
import type { VacancyPage } from '../vacancy/vacancy-page.server.ts'
import type { Answer } from './review.server.ts'

type Props = { vacancy: VacancyPage; next: string; answer?: Answer }

/** One vacancy as a student will see it, and the two things one can say to it. */
export function ReviewDecision({ vacancy, next, answer }: Props) {
  const t = useT('vacancies')
  const wrong = answer?.errors.some(({ field }) => field === 'reason')
  const { isOpen, opener, close } = useReasonBox('reason', Boolean(wrong))
  const { confirm, dialog } = useConfirm()
  const about = { id: vacancy.id, next }
  const beSure = async (event: MouseEvent<HTMLButtonElement>) => {
    // A key is pressed by accident more easily than a button, and students see it at once.
    if (event.detail > 0) return
    event.preventDefault()
    const button = event.currentTarget
    const question = { title: t('review.sure', { title: vacancy.title }), text: t('review.sureText') }
    if (await confirm({ ...question, verb: t('review.yes') })) button.form?.requestSubmit(button)
  }
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface p-5 md:p-7">
      <VacancyPreview {...vacancy} host={vacancy.host.name} hostCity={vacancy.city} />
      <p className="mt-4 text-sm text-muted">
        {t('show.contact')}: {vacancy.contact || t('show.noContact')}
      </p>
      {answer && !wrong ? (
        <RuledForm errors={answer.errors} labels={fieldLabels(t)}>
          {null}
        </RuledForm>
      ) : null}
      <DecisionBar>
        <ApproveForm {...about} onClick={beSure}>
          {t('review.yes')}
        </ApproveForm>
        <Button look="outline" className="max-md:flex-1 max-md:px-3" {...opener}>
          <Undo2 className="size-5 stroke-2" />
          {t('review.no')}
        </Button>
      </DecisionBar>
      {isOpen ? (
        <ReasonBox onClose={close}>
          <CommandForm
            command={rejectVacancy}
            errors={wrong ? answer?.errors : undefined}
            labels={{ reason: t('review.reason') }}
            className="mt-4 grid max-w-[42rem] gap-4"
          >
            <CaseInputs {...about} />
            <input type="hidden" name="decision" value="reject" />
            <TextArea name="reason" label={t('review.reason')} hint={t('review.reasonHint')} rows={3} />
            <div className="flex flex-wrap gap-3">
              <SubmitButton>{t('review.noDo')}</SubmitButton>
              <Button look="outline" onClick={close}>
                {t('review.cancel')}
              </Button>
            </div>
          </CommandForm>
        </ReasonBox>
      ) : null}
      {dialog}
    </div>
  )
}
