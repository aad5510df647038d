import { Form, useSubmit } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { Anchor, PenLine, Plus, Trash2 } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ReportFacts } from './report-facts.tsx'
import { ReportStatus } from './report-status.tsx'
import type { Report } from './self-found.server.ts'

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const

/** What a student reported, and what the school says about it. */
export function OwnReports({ reports, mayReport }: { reports: Report[]; mayReport: boolean }) {
  const t = useT('self-found')
  const add = (
    <ButtonLink to="/zelfgevonden/melden">
      <Plus {...icon} />
      {t('own.add')}
    </ButtonLink>
  )
  const isBusy = reports.some(({ state }) => state === 'waiting' || state === 'sent_back')
  return (
    <div className="wrap-wide py-6 md:py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h1">{t('title')}</h1>
          <p className="mt-1 max-w-[60ch] text-ui text-muted">{t('own.lead')}</p>
        </div>
        {reports.length > 0 && mayReport && !isBusy ? add : null}
      </div>
      {reports.length > 0 ? (
        <ul className="mt-6 grid max-w-[52rem] gap-4">
          {reports.map((report) => (
            <li key={report.id}>
              <OwnReport report={report} />
            </li>
          ))}
        </ul>
      ) : (
        <Card className="mt-6">
          <EmptyState
            icon={Anchor}
            title={t('own.none.title')}
            text={t(mayReport ? 'own.none.text' : 'noPeriod.text')}
            action={mayReport ? add : <ButtonLink to="/stagebank">{t('noPeriod.action')}</ButtonLink>}
          />
        </Card>
      )}
    </div>
  )
}

function OwnReport({ report }: { report: Report }) {
  const t = useT('self-found')
  const submit = useSubmit()
  const { confirm, dialog } = useConfirm()
  const { id, state, name, decision, can } = report
  return (
    <article className="min-w-0 rounded-card border border-line bg-surface p-5 md:p-7" aria-labelledby={`report-${id}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`report-${id}`} className="min-w-0 text-h2 break-words">
          {name}
        </h2>
        <ReportStatus state={state} />
      </div>
      <p className="mt-2 text-ui">{t(`own.next.${state}`)}</p>
      {decision && (state === 'sent_back' || state === 'refused') ? (
        <blockquote className="mt-3 rounded-tile bg-warnsoft p-4 text-ui whitespace-pre-line text-warnink">
          {decision}
        </blockquote>
      ) : null}
      <ReportFacts report={report} />
      {can.updateSelfFound || can.withdrawSelfFound ? (
        <div className="mt-3 flex flex-wrap gap-3 border-t border-line pt-5">
          {can.updateSelfFound ? (
            <ButtonLink to={`/zelfgevonden/melden?id=${id}`} look={state === 'sent_back' ? 'primary' : 'outline'}>
              <PenLine {...icon} />
              {t(state === 'sent_back' ? 'own.correct' : 'own.edit')}
            </ButtonLink>
          ) : null}
          {can.withdrawSelfFound ? (
            <Form
              method="post"
              onSubmit={async (event) => {
                event.preventDefault()
                const form = event.currentTarget
                const question = { title: t('own.sure', { name }), text: t('own.sureText'), verb: t('own.withdraw') }
                if (await confirm({ ...question, isDanger: true })) await submit(form)
              }}
            >
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="decision" value="withdraw" />
              <Button type="submit" look="ghost">
                <Trash2 {...icon} />
                {t('own.withdraw')}
              </Button>
            </Form>
          ) : null}
          {dialog}
        </div>
      ) : null}
    </article>
  )
}
