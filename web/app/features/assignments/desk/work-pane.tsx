import { Form, Link } from 'react-router'
import { UndeliveredReason } from '#app/features/inbound-mail/undelivered.tsx'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { extendWork } from '#protocol/features/assignments.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { Hourglass } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { AssignmentText } from '../show/assignment-text.tsx'
import { Versions } from '../show/versions.tsx'
import { workMark, workWord } from '../show/work-mark.ts'
import type { Desk, Work } from './desk.data.ts'
import type { DeskAnswer } from './desk-actions.server.ts'
import { JudgeForm } from './judge-form.tsx'

type Props = { work: Work; assignment: Desk['assignment']; next: string; answer?: DeskAnswer | undefined }

/** The work of one student, with the answer beside it. */
export function WorkPane({ work, assignment, next, answer }: Props) {
  const t = useT('assignments')
  const locale = useLocale()
  const { name, dueOn, versions, internshipId, askedAt, askedUndelivered, can, status } = work
  const isJudged = status === 'handed_in'
  const judge =
    isJudged && can.acceptWork ? (
      <JudgeForm key={work.id} work={work} marking={assignment.marking} next={next} answer={answer} />
    ) : null
  const problems = answer && answer.name !== 'approve' && answer.name !== 'return' ? answer.errors : []
  return (
    // A rubric needs room: then the answer stands below the work instead of beside it.
    <div className={`grid min-w-0 items-start gap-5 ${work.rubric ? '' : 'xl:grid-cols-[minmax(0,1fr)_20rem]'}`}>
      <div className="grid min-w-0 gap-5">
        <Card>
          <header className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line pb-4">
            <div className="min-w-0 flex-1">
              <h2 className="text-h2 break-words">{name}</h2>
              <p className="text-ui text-muted">
                {dueOn ? t('list.due', { day: dateText(dueOn, locale, 'long') }) : t('list.noDue')}
                {internshipId ? (
                  <>
                    {' · '}
                    <Link to={`/internships/${internshipId}`}>{t('desk.internship')}</Link>
                  </>
                ) : null}
              </p>
            </div>
            <StatusPill status={workMark(work)}>{t(`work.${workWord(work)}`)}</StatusPill>
          </header>
          <div className="mt-4">
            {versions.length > 0 ? (
              <Versions versions={versions} />
            ) : (
              <EmptyState icon={Hourglass} title={t('desk.notYet')} text={t('desk.notYetWhy', { name })} />
            )}
          </div>
          {assignment.instructions || assignment.files.length > 0 ? (
            <details className="mt-5 border-t border-line pt-2">
              <summary className="flex min-h-11 cursor-pointer items-center text-ui font-semibold text-primaryink">
                {t('desk.instructions')}
              </summary>
              <div className="mt-1">
                <AssignmentText {...assignment} />
              </div>
            </details>
          ) : null}
        </Card>
        {work.rubric ? judge : null}
      </div>
      <div className="grid gap-4 xl:sticky xl:top-6">
        {problems.length > 0 ? <FormProblems errors={problems} answer={problems} /> : null}
        {work.rubric ? null : judge}
        {status === 'accepted' && can.undoAcceptWork ? <Undo id={work.id} name="undoAccept" /> : null}
        {status === 'returned' && can.undoReturnWork ? <Undo id={work.id} name="undoReturn" /> : null}
        {isJudged && can.askSupervisor && work.canBeAsked ? (
          <Card>
            {askedAt ? (
              <>
                <p className="text-ui text-muted">{t('desk.asked', { day: dateText(askedAt, locale) })}</p>
                {askedUndelivered ? <UndeliveredReason why={askedUndelivered} /> : null}
              </>
            ) : (
              <Form method="post">
                <input type="hidden" name="id" value={work.id} />
                <SubmitButton name="do" value="ask" look="outline" className="w-full">
                  {t('desk.ask')}
                </SubmitButton>
              </Form>
            )}
          </Card>
        ) : null}
        {can.extendWork ? <Extend work={work} assignment={assignment} answer={answer} /> : null}
      </div>
    </div>
  )
}

function Undo({ id, name }: { id: string; name: 'undoAccept' | 'undoReturn' }) {
  const t = useT('assignments')
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <SubmitButton name="do" value={name} look="outline" className="w-full">
        {t(`desk.${name}`)}
      </SubmitButton>
    </Form>
  )
}

/** Somebody was ill: their own day, and nobody else's. */
type Extended = Pick<Props, 'work' | 'assignment' | 'answer'>
function Extend({ work: { id, dueOn }, assignment, answer }: Extended) {
  const t = useT('assignments')
  const isWrong = answer?.name === 'extend'
  const labels = { dueOn: t('desk.extendTo') }
  return (
    <Card>
      <details open={isWrong}>
        <summary className="flex min-h-8 cursor-pointer items-center text-ui font-semibold">{t('desk.extend')}</summary>
        <CommandForm
          command={extendWork}
          errors={isWrong ? answer.errors : []}
          labels={labels}
          className="mt-3 grid gap-3"
        >
          <input type="hidden" name="id" value={id} />
          <Field
            name="dueOn"
            label={labels.dueOn}
            hint={assignment.isAtStep ? t('desk.extendHint') : undefined}
            defaultValue={dueOn ?? ''}
          />
          <SubmitButton name="do" value="extend" look="outline">
            {t('desk.extendDo')}
          </SubmitButton>
        </CommandForm>
      </details>
    </Card>
  )
}
