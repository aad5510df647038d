import { CancelRefusing, RefuseButton, useRefusing } from '#app/features/queue/refuse-button.tsx'
import { useT } from '#lib/i18n.tsx'
import { rejectVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import { SubmitButton } from '#ui/button.tsx'
import { CommandForm, RuledForm } from '#ui/command-form.tsx'
import { ApproveForm, CaseInputs, DecisionBar } from '#ui/decision-bar.tsx'
import { ReasonBox } from '#ui/reason-box.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { VacancyPreview } from '../form/vacancy-preview.tsx'
import { fieldLabels } from '../form/vacancy-values.ts'
import type { VacancyPage } from '../vacancy/vacancy-page.server.ts'
import type { Answer } from './review.server.ts'

const path = '/vacancies/review'

type Props = { vacancy: VacancyPage; next: string; answer?: Answer }

/** One vacancy as a student will see it, and the two things one can say to it. */
export function ReviewDecision({ vacancy, next, answer }: Props) {
  const t = useT('vacancies')
  const wrong = answer?.errors.some(({ field }) => field === 'reason')
  const { isOpen, opener, close } = useRefusing('reason', Boolean(wrong))
  const { id } = vacancy
  const about = { id, next }
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
        <RefuseButton opener={opener} path={path} id={id}>
          {t('review.no')}
        </RefuseButton>
        <ApproveForm {...about}>{t('review.yes')}</ApproveForm>
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
              <CancelRefusing close={close} path={path} id={id} />
            </div>
          </CommandForm>
        </ReasonBox>
      ) : null}
    </div>
  )
}
