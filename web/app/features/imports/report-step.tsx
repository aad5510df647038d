import { Form, useSubmit } from 'react-router'
import { dateText, numberText } from '../../lib/dates.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { FormProblems } from '../../ui/form-problems.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { type RowsProps, RowsView } from './check-step.tsx'
import { Notice } from './columns-step.tsx'
import { statusMarks } from './import-words.ts'
import { WizardLayout } from './wizard-layout.tsx'

/** What the import did, row by row; for seven days it can be taken back. */
export function ReportStep({ found, view, list, errors }: RowsProps) {
  const t = useT('imports')
  const locale = useLocale()
  const { counts, status } = found
  const number = (value: number | undefined) => numberText(value ?? 0, locale)
  const facts = (['done', 'skipped', 'failed', 'undone', 'kept'] as const).filter((key) => (counts[key] ?? 0) > 0)
  const canUndo = found.can.undoImport && found.canBeUndoneUntil && Date.parse(found.canBeUndoneUntil) > Date.now()
  const isPeople = found.kind === 'students' || found.kind === 'staff'
  return (
    <WizardLayout step="done" kind={found.kind} notes={{ file: found.fileName, run: t(`statuses.${status}`) }}>
      <h1 className="flex items-start gap-3 text-[28px] leading-9 md:text-h1">
        <StatusMark status={statusMarks[status]} className="mt-1 size-8" />
        {t(`report.${status}.title`)}
      </h1>
      <p className="mt-1.5 text-lead text-ink2">{t(`report.${status}.lead`)}</p>
      <FormProblems errors={errors} />
      {facts.length > 0 ? (
        <dl className="mt-6 flex flex-wrap gap-3">
          {facts.map((key) => (
            <div
              key={key}
              className="flex min-w-32 flex-col-reverse rounded-card border border-line bg-surface px-5 py-4"
            >
              <dt className="text-sm text-muted">{t(`report.counts.${key}`)}</dt>
              <dd className="font-heading text-h2 font-bold tabular-nums">{number(counts[key])}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {isPeople && status !== 'cancelled' ? <ButtonLink to="/users">{t('report.people')}</ButtonLink> : null}
        <ButtonLink to="/importeren" look="outline">
          {t('report.list')}
        </ButtonLink>
        {canUndo ? <UndoButton /> : null}
      </div>
      {canUndo && found.canBeUndoneUntil ? (
        <p className="mt-2 text-sm text-muted">
          {t('report.until', { when: dateText(found.canBeUndoneUntil, locale, 'long') })}
        </p>
      ) : null}
      {found.hasFile ? null : <Notice>{t('report.forgotten')}</Notice>}
      {status === 'cancelled' ? null : <RowsView found={found} view={view} list={list} />}
    </WizardLayout>
  )
}

function UndoButton() {
  const t = useT('imports')
  const send = useSubmit()
  const { confirm, dialog } = useConfirm()
  return (
    <Form
      method="post"
      onSubmit={async (event) => {
        event.preventDefault()
        const form = event.currentTarget
        const question = { title: t('undo.title'), text: t('undo.text'), verb: t('undo.verb'), isDanger: true }
        if (await confirm(question)) void send(form)
      }}
    >
      <input type="hidden" name="doel" value="undo" />
      <Button type="submit" look="outline">
        {t('undo.verb')}
      </Button>
      {dialog}
    </Form>
  )
}
