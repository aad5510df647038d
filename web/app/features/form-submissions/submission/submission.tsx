import { data } from 'react-router'
import { FormHead } from '#app/features/forms/form-head.tsx'
import { readForm } from '#app/features/forms/forms.data.ts'
import { apiOf } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { namedTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { formFilePath } from '#protocol/features/form-answering.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { Download, Printer } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { AnswersCopy } from '../copy/answers-copy.tsx'
import { paperOf } from '../copy/file-paths.ts'
import type { Route } from './+types/submission'
import { Judge } from './judge.tsx'
import { Neighbours } from './neighbours.tsx'
import { StatusLine } from './status-line.tsx'
import { readSubmission, runSubmission } from './submission.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  namedTitle(matches, [loaderData?.form.name, nameOf(loaderData?.row)].filter(Boolean).join(', '))

const nameOf = (row: { respondent: string | null; student: string | null } | undefined) =>
  row?.respondent ?? row?.student ?? ''

export async function loader({ params, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'followForms')
  if (!isId(params.id) || !isId(params.submissionId)) throw data(null, { status: 404 })
  const api = apiOf(context, session)
  const [{ form, canSave }, page] = await Promise.all([
    readForm(api, params.id),
    readSubmission(api, params.id, params.submissionId),
  ])
  return { form, canSave, ...page }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const session = await requireCan(context, 'followForms')
  if (!isId(params.id) || !isId(params.submissionId)) throw data(null, { status: 404 })
  const path = `/form_builder/${params.id}/submissions/${params.submissionId}`
  return runSubmission(apiOf(context, session), request, path, params.submissionId)
}

/** One submission, read-only, in the version in which it was given; and what the reader has to say about it. */
export default function Submission({ loaderData, actionData }: Route.ComponentProps) {
  const { form, canSave, row, shown, next } = loaderData
  const t = useT('form-submissions')
  const locale = useLocale()
  const [before] = shown.earlier
  const version = shown.version ?? form.publishedVersion ?? 1
  return (
    <div>
      <FormHead form={form} canBuild={canSave} />
      <div className="wrap-wide py-5 md:py-6">
        <Neighbours of={loaderData} formId={form.id} />
        <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-72">
            <h2 className="text-h1 break-words">{nameOf(row) || t('submission.nobody')}</h2>
            <p className="mt-1 text-lead break-words text-ink2">
              {[t(`roles.${row.role}`), row.student === row.respondent ? null : row.student, row.organization]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          {row.submittedAt ? (
            <a href={paperOf(row.id)} download className={buttonClass('outline', 'xl', 'print:hidden')}>
              <Download className="size-5 text-muted" />
              {t('given.pdf')}
            </a>
          ) : null}
          <Button look="outline" onClick={() => window.print()} className="print:hidden">
            <Printer className="size-5 text-muted" />
            {t('given.print')}
          </Button>
        </div>
        <div className="mt-4 grid gap-4 empty:hidden">
          <FormProblems errors={actionData?.name === 'accept' ? actionData.errors : []} />
          {row.reason ? <Notice>“{row.reason}”</Notice> : null}
          {form.publishedVersion && version < form.publishedVersion ? (
            <Notice tone="info">{t('submission.oldVersion', { version, newest: form.publishedVersion })}</Notice>
          ) : null}
        </div>
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Card>
            <AnswersCopy
              content={shown.content}
              answers={shown.answers}
              filePath={formFilePath}
              before={before?.answers}
            />
          </Card>
          <div className="grid gap-4 lg:sticky lg:top-6 print:hidden">
            <Card>
              <StatusLine of={row} version={version} />
              <Judge of={row} next={next ? `/form_builder/${form.id}/submissions/${next}` : ''} answer={actionData} />
            </Card>
            {shown.earlier.length > 0 ? (
              <Card title={t('submission.earlier')}>
                <ul className="grid gap-3 text-ui">
                  {shown.earlier.map(({ submittedAt, reason }) => (
                    <li key={submittedAt}>
                      <p className="text-muted">{dateText(submittedAt, locale, 'moment')}</p>
                      <p className="break-words">“{reason}”</p>
                    </li>
                  ))}
                </ul>
              </Card>
            ) : null}
          </div>
        </div>
      </div>
    </div>
  )
}
