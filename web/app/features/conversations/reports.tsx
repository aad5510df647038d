import { Link, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { readChecked, save } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { messageReports, resolveMessageReport } from '#protocol/features/conversations.ts'
import { SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { ArrowLeft, ShieldCheck } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Route } from './+types/reports'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'conversations', 'reports.title')

const SIZE = 20

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'resolveMessageReports')
  const asked = new URL(request.url).searchParams
  const page = Math.max(1, Math.trunc(Number(asked.get('bladzijde'))) || 1)
  const isDone = asked.has('klaar')
  const found = await context.get(apiContext).list(messageReports, {
    filter: { statusEq: isDone ? 'resolved' : 'open' },
    page: { number: page, size: SIZE },
  })
  return { page, isDone, records: found.records, reports: [...found] }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireCan(context, 'resolveMessageReports')
  const form = await request.formData()
  const { input, wrong } = readChecked(resolveMessageReport.input, form, false)
  if (wrong) return { isSaved: false, errors: wrong, id: String(form.get('reportId')) }
  const { data } = await save(async () => {
    await context.get(apiContext).run(resolveMessageReport, String(form.get('reportId')), input)
    return redirect('/conversations/klachten', withToast({ title: 'conversations.reports.done' }))
  }, resolveMessageReport.input)
  return { ...data, id: String(form.get('reportId')) }
}

/** What somebody found wrong, with its words, and what the school did with it. */
export default function Reports({ loaderData: { reports, page, isDone, records }, actionData }: Route.ComponentProps) {
  const t = useT('conversations')
  const locale = useLocale()
  const labels = { answer: t('reports.answer') }
  const tab = 'inline-flex min-h-11 items-center rounded-control px-4 text-ui font-semibold no-underline'
  return (
    <div className="mx-auto max-w-[44rem] px-5 py-6 lg:h-full lg:overflow-y-auto">
      <Link
        to="/conversations"
        className="inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline lg:hidden"
      >
        <ArrowLeft className="size-4 stroke-2" />
        {t('back')}
      </Link>
      <h1 className="text-h2">{t('reports.title')}</h1>
      <nav aria-label={t('reports.title')} className="mt-3 mb-4 flex gap-2">
        {[false, true].map((done) => (
          <Link
            key={String(done)}
            to={done ? '?klaar' : '?'}
            aria-current={done === isDone ? 'page' : undefined}
            className={`${tab} ${done === isDone ? 'bg-primarysoft text-primaryink' : 'text-ink2 hover:bg-surface'}`}
          >
            {t(done ? 'reports.resolved' : 'reports.open')}
          </Link>
        ))}
      </nav>
      {reports.length === 0 ? (
        <EmptyState icon={ShieldCheck} title={t('reports.none')} text={t('reports.noneWhy')} />
      ) : null}
      <ul className="grid gap-4">
        {reports.map((report) => (
          <li key={report.id} className="rounded-card border border-line bg-surface p-4 md:p-5">
            <p className="text-sm text-muted">
              {t('reports.by', {
                reporter: report.reporterName ?? t('nobody'),
                sender: report.senderName ?? t('nobody'),
                day: dateText(report.createdAt, locale, 'moment'),
              })}
            </p>
            {report.quote ? (
              <blockquote className="mt-2 border-l-4 border-line2 pl-3 text-ui wrap-anywhere whitespace-pre-wrap">
                {report.quote}
              </blockquote>
            ) : null}
            <p className="mt-2 text-ui font-medium wrap-anywhere whitespace-pre-wrap">{report.reason}</p>
            {report.can.resolveMessageReport ? (
              <CommandForm
                command={resolveMessageReport}
                errors={actionData?.id === report.id ? actionData.errors : undefined}
                labels={labels}
                className="mt-4 grid gap-3"
              >
                <input type="hidden" name="reportId" value={report.id} />
                <TextArea name="answer" label={labels.answer} rows={2} />
                <div>
                  <SubmitButton>{t('reports.submit')}</SubmitButton>
                </div>
              </CommandForm>
            ) : (
              <p className="mt-3 rounded-card bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-wrap">
                {[report.resolverName, report.answer].filter(Boolean).join(': ')}
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex justify-center">
        <Pager
          page={page}
          last={Math.ceil(records / SIZE)}
          to={(number) => `?${isDone ? 'klaar&' : ''}bladzijde=${number}`}
        />
      </div>
    </div>
  )
}
