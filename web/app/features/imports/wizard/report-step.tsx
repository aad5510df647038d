import { Form, useSubmit } from 'react-router'
import { dateText, numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { type RowsProps, RowsView } from '../check/check-step.tsx'
import { statusMarks } from '../import-words.ts'
import type { Import } from '../imports.data.ts'
import { forCount } from '../plural.ts'
import { Notice } from './notice.tsx'
import { WizardLayout } from './wizard-layout.tsx'

/** What the import did, row by row; for seven days it can be taken back. */
export function ReportStep({ found, view, list, errors }: RowsProps) {
  const t = useT('imports')
  const locale = useLocale()
  const { counts, status } = found
  const number = (value: number | undefined) => numberText(value ?? 0, locale)
  const facts = factsOf(found).filter(([, count]) => count > 0)
  const { after } = found
  const key: string = status
  const kept = status === 'undone' ? (counts.kept ?? 0) : 0
  const isInTime = found.canBeUndoneUntil && Date.parse(found.canBeUndoneUntil) > Date.now()
  const isAsked = found.can.undoImport && isInTime && (status !== 'undone' || (after?.undoable ?? 0) > 0)
  const canUndo = isAsked && (!after || after.undoable + after.mentorships + after.mentors > 0)
  const uninvited = status === 'undone' ? 0 : (after?.uninvited ?? 0)
  const isPeople = found.kind === 'students' || found.kind === 'staff'
  return (
    <WizardLayout step="done" kind={found.kind} notes={{ file: found.fileName, run: t(`statuses.${status}`) }}>
      <h1 className="flex items-start gap-3 text-[28px] leading-9 md:text-h1">
        <StatusMark status={kept > 0 ? 'warn' : statusMarks[status]} className="mt-1 size-8" />
        {kept > 0
          ? t('report.undone.some', { undone: number(counts.undone), count: number(kept + (counts.undone ?? 0)) })
          : t(`report.${key}.title`)}
      </h1>
      <p className="mt-1.5 text-lead text-ink2">{t(kept > 0 ? 'report.undone.leadSome' : `report.${key}.lead`)}</p>
      <FormProblems errors={errors} />
      {facts.length > 0 ? (
        <dl className="mt-6 flex flex-wrap gap-3">
          {facts.map(([fact, count]) => (
            <div
              key={fact}
              className="flex min-w-32 flex-col-reverse rounded-card border border-line bg-surface px-5 py-4"
            >
              <dt className="text-sm text-muted">
                {t(count === 1 && isCounted(fact) ? `report.countsOne.${fact}` : `report.counts.${fact}`)}
              </dt>
              <dd className="font-heading text-h2 font-bold tabular-nums">{number(count)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {status === 'undone' ? null : <Refused found={found} />}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {uninvited > 0 ? (
          <ButtonLink to="/users?invitation=waiting">
            {t(forCount(`report.invite.${found.kind}`, uninvited), { count: number(uninvited) })}
          </ButtonLink>
        ) : isPeople && status !== 'cancelled' ? (
          <ButtonLink to="/users">{t('report.people')}</ButtonLink>
        ) : null}
        <ButtonLink to="/importeren" look="outline">
          {t('report.list')}
        </ButtonLink>
        {canUndo ? <UndoButton staying={after?.staying} /> : null}
      </div>
      {canUndo && found.canBeUndoneUntil ? (
        <p className="mt-2 text-sm text-muted">
          {t('report.until', { when: dateText(found.canBeUndoneUntil, locale, 'long') })}
        </p>
      ) : null}
      {isAsked && !canUndo && (counts.done ?? 0) > 0 ? (
        <p className="mt-2 text-sm text-muted">{t('undo.nothing')}</p>
      ) : null}
      {found.hasFile ? null : <Notice>{t('report.forgotten')}</Notice>}
      {status === 'cancelled' ? null : <RowsView found={found} view={view} list={list} />}
    </WizardLayout>
  )
}

/** Somebody new who was asked for and could not be made: their students are without a mentor now. */
function Refused({ found: { mentors } }: { found: Import }) {
  const t = useT('imports')
  return mentors
    .filter(({ isRefused }) => isRefused)
    .map(({ text, name, email, rows }) => (
      <Notice key={text} look="warn">
        {t(forCount('report.refused', rows), { text, name: name ?? '', email: email ?? '', count: rows })}
      </Notice>
    ))
}

const counted = ['classes', 'mentors', 'linked'] as const
type Counted = (typeof counted)[number]
type Fact =
  | Counted
  | 'unlinked'
  | 'created'
  | 'updated'
  | 'left'
  | 'unchanged'
  | 'leftOut'
  | 'wrong'
  | 'undone'
  | 'kept'
/** One of those is called otherwise than many. */
const isCounted = (key: Fact): key is (typeof counted)[number] => counted.some((each) => each === key)

/** What happened, in the order in which somebody asks for it. What was left out on purpose is no error. */
function factsOf({ status, counts, after }: Import): [Fact, number][] {
  if (status === 'undone')
    return [
      ['undone', counts.undone ?? 0],
      ['kept', counts.kept ?? 0],
      ['unlinked', counts.linked ?? 0],
    ]
  return [
    ['created', counts.created ?? 0],
    ['updated', counts.updated ?? 0],
    ['left', counts.left ?? 0],
    ['classes', after?.classes ?? 0],
    ['mentors', counts.mentors ?? 0],
    ['linked', status === 'cancelled' ? 0 : (counts.linked ?? 0)],
    ['unchanged', counts.unchanged ?? 0],
    ['leftOut', counts.leftOut ?? 0],
    ['wrong', (counts.error ?? 0) + (counts.failed ?? 0)],
  ]
}

/** Says beforehand how many would stay; for what is not about people nobody counted that. */
function UndoButton({ staying }: { staying: number | undefined }) {
  const t = useT('imports')
  const send = useSubmit()
  const { confirm, dialog } = useConfirm()
  return (
    <Form
      method="post"
      onSubmit={async (event) => {
        event.preventDefault()
        const form = event.currentTarget
        const rest = staying ? ` ${t(forCount('undo.staying', staying), { count: staying })}` : ''
        const text = staying === undefined ? t('undo.plain') : t('undo.text') + rest
        const question = { title: t('undo.title'), text, verb: t('undo.verb'), isDanger: true }
        if (await confirm(question)) void send(form)
      }}
    >
      <input type="hidden" name="do" value="undo" />
      <Button type="submit" look="outline">
        {t('undo.verb')}
      </Button>
      {dialog}
    </Form>
  )
}
