import { useEffect } from 'react'
import { data, Form } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { today } from '#lib/dates.ts'
import type { FormAnswer } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { namedTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { handInWork, workFileRules } from '#protocol/features/assignments.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Send } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { StickyAction } from '#ui/sticky-action.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { AssignmentText } from '../show/assignment-text.tsx'
import { FilesField } from '../show/files-field.tsx'
import { Versions } from '../show/versions.tsx'
import { isOverdue, workMark, workWord } from '../show/work-mark.ts'
import type { Route } from './+types/hand-in'
import { keepWorkDraft } from './draft-work.ts'
import { FormCard, isFilledIn } from './form-card.tsx'
import { type HandIn, readHandIn, runHandIn } from './hand-in.server.ts'
import { useDraftOf, useWorkDraft } from './use-work-draft.ts'
import { useWhen } from './work-row.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => namedTitle(matches, loaderData?.title ?? '')

export async function loader({ context, params }: Route.LoaderArgs) {
  const session = await requireCan(context, 'doAssignments')
  if (!isId(params.id)) throw data(null, { status: 404 })
  return readHandIn(apiOf(context, session), params.id)
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const session = await requireCan(context, 'doAssignments')
  return runHandIn(context, apiOf(context, session), request, params.id)
}

/** One assignment of one's own: what is asked, what came back, and the place to hand in. */
export default function HandInPage({ loaderData: work, actionData }: Route.ComponentProps) {
  const t = useT('assignments')
  const when = useWhen(true)(work)
  const { title, status, versions, canHandIn, canRecall } = work
  return (
    <div className="wrap max-w-[46rem] py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/opdrachten' }]} here={title} />
      <h1 className="mt-3 text-h1 break-words">{title}</h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-muted">
        <StatusPill status={workMark(work)}>{t(`work.${workWord(work)}`)}</StatusPill>
        <span className={isOverdue(work, today()) ? 'font-medium text-errink' : undefined}>{when}</span>
      </p>
      <div className="mt-5 grid gap-4">
        {status === 'todo' && work.isClosed ? <Notice tone="info">{t('own.closed')}</Notice> : null}
        {work.instructions || work.files.length > 0 ? (
          <Card title={t('own.assignment')}>
            <AssignmentText {...work} />
          </Card>
        ) : null}
        {versions.length > 0 ? (
          <Card title={t('own.history')}>
            <Versions versions={versions} />
            {canRecall ? (
              <Form method="post" className="mt-5">
                <SubmitButton name="do" value="recall" look="outline">
                  {t('own.recall')}
                </SubmitButton>
              </Form>
            ) : null}
          </Card>
        ) : null}
        {work.form && (canHandIn || work.form.submissionId) ? <FormCard of={work.form} canFillIn={canHandIn} /> : null}
        {canHandIn ? <HandInForm key={`${work.id} ${versions.length}`} work={work} answer={actionData} /> : null}
        {status === 'handed_in' || status === 'accepted' ? <NoDraft of={work} /> : null}
      </div>
    </div>
  )
}

/** What was handed in does not stay on the device. */
function NoDraft({ of }: { of: HandIn }) {
  const { userId, workId, after } = useDraftOf(of)
  useEffect(() => keepWorkDraft({ userId, workId, after }, null), [userId, workId, after])
  return null
}

/** Text, files, or a photo from the phone; what was handed in before is the beginning of the next version. */
function HandInForm({ work, answer }: { work: HandIn; answer: FormAnswer | undefined }) {
  const t = useT('assignments')
  const { versions, form } = work
  const last = versions.at(-1)
  const { begin, isKept, box, keep } = useWorkDraft(work)
  const labels = { text: t('own.text'), fileIds: t('own.files') }
  const fileError = answer?.errors.find(({ field }) => field === 'fileIds')
  if (form && !isFilledIn(form))
    return (
      <Card title={t(last ? 'own.handInAgain' : 'own.handIn')}>
        <p className="text-ui text-muted">{t('own.formFirst')}</p>
      </Card>
    )
  return (
    <Card title={t(last ? 'own.handInAgain' : 'own.handIn')}>
      <CommandForm
        key={isKept ? 'kept' : 'new'}
        command={handInWork}
        errors={answer?.errors ?? []}
        labels={labels}
        encType="multipart/form-data"
        className="grid gap-5"
      >
        <TextArea
          name="text"
          label={labels.text}
          hint={t(form ? 'own.textHintForm' : 'own.textHint')}
          rows={6}
          ref={box}
          defaultValue={begin.text}
          onChange={({ currentTarget }) => keep({ text: currentTarget.value })}
        />
        <FilesField
          label={labels.fileIds}
          hint={t('own.filesHint', { count: workFileRules.maxFiles, size: workFileRules.maxBytes / 1_000_000 })}
          known={begin.files}
          onFiles={(files) => keep({ files })}
          error={fileError?.text}
        />
        <StickyAction>
          <SubmitButton name="do" value="handIn" className="w-full">
            <Send className="size-5" />
            {t(last ? 'own.handInAgain' : 'own.handIn')}
          </SubmitButton>
        </StickyAction>
      </CommandForm>
    </Card>
  )
}
