import { Link } from 'react-router'
import { numberText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { RowOutcome } from '#protocol/features/imports.ts'
import { ButtonLink, buttonClass, SubmitButton } from '#ui/button.tsx'
import { chipClass } from '#ui/chip.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { Download } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { outcomeMarks } from '../import-words.ts'
import { type Import, type ImportRow, PAGE, type Staff, type View } from '../imports.data.ts'
import { forCount } from '../plural.ts'
import { CancelButton } from '../wizard/cancel-button.tsx'
import { Notice } from '../wizard/notice.tsx'
import { WizardLayout } from '../wizard/wizard-layout.tsx'
import { DepartAll } from './departed-student.tsx'
import { MentorList } from './mentor-list.tsx'
import { RowList } from './row-list.tsx'

export type RowsProps = {
  found: Import
  view: View
  list: { rows: ImportRow[]; records: number }
  errors: FormError[]
}

/** More than this share leaving is typed over. */
const FIFTH = 0.2

/** What every row would do. Questions are answered here, before anything changes. */
export function CheckStep({ found, view, list, staff, errors }: RowsProps & { staff: Staff }) {
  const t = useT('imports')
  const locale = useLocale()
  const { counts, rowCount } = found
  const departed = counts.departed ?? 0
  const open = counts.undecided ?? 0
  const wrong = counts.error ?? 0
  const leftOut = counts.leftOut ?? 0
  const total = counts.rows ?? rowCount
  const good = total - open - wrong - leftOut
  const writes = counts.writes ?? 0
  const linked = counts.linked ?? 0
  const departing = counts.departing ?? 0
  const isMany = departing > (counts.covered ?? 0) * FIFTH
  const here = `/importeren/${found.id}`
  const number = (value: number) => numberText(value, locale)
  return (
    <WizardLayout
      step="check"
      kind={found.kind}
      notes={{ file: found.fileName, check: t(forCount('steps.rows', total), { count: number(total) }) }}
      links={{ columns: `${here}?stap=kolommen` }}
    >
      <h1 className="text-[28px] leading-9 md:text-h1">
        {t(good === 1 && total === 1 ? 'check.titleSingle' : forCount('check.title', good), {
          good: number(good),
          count: number(total),
        })}
      </h1>
      <p className="mt-1.5 text-lead text-ink2">
        {t(open > 0 ? 'check.leadOpen' : wrong > 0 ? 'check.leadErrors' : 'check.leadGood')}
        {leftOut > 0 ? ` ${t('check.leadOut', { count: number(leftOut) })}` : ''}
      </p>
      {found.isRepeated ? <Notice>{t('columns.repeated')}</Notice> : null}
      <MentorList found={found} staff={staff} />
      <Links found={found} />
      <RowsView found={found} view={view} list={list} />
      {view.show === 'departed' && departed > 1 ? (
        <DepartAll rows={list.rows} count={departed} departing={departing} />
      ) : null}
      <RuledForm errors={errors} labels={{ departing: t('check.departing') }} className="mt-8">
        <input type="hidden" name="do" value="confirm" />
        <NewClasses names={found.newClasses ?? []} />
        {departing > 0 && isMany ? (
          <div className="mb-5 max-w-md rounded-card border border-warnmark bg-warnsoft p-5">
            <p className="font-medium text-warnink">{t('check.many', { count: number(departing) })}</p>
            <Field
              name="departing"
              label={t('check.departing')}
              hint={t('check.typeOver', { count: departing })}
              inputMode="numeric"
              className="mt-3"
            />
          </div>
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to={`${here}?stap=kolommen`} look="outline">
            {t('check.back')}
          </ButtonLink>
          {open > 0 ? (
            <Link to={`${here}?toon=conflict#rijen`} className={buttonClass('primary')}>
              {t(forCount('check.decide', open), { count: number(open) })}
            </Link>
          ) : (
            <SubmitButton>
              {writes > 0
                ? t(forCount(`check.submit.${found.kind}`, writes), { count: number(writes) })
                : linked > 0
                  ? t(forCount(`check.submitLinks.${found.kind}`, linked), { count: number(linked) })
                  : t('check.submitNone')}
            </SubmitButton>
          )}
        </div>
        {wrong > 0 && open === 0 ? (
          <p className="mt-3 text-sm text-muted">{t(forCount('check.without', wrong), { count: number(wrong) })}</p>
        ) : null}
        {found.kind === 'students' || found.kind === 'staff' ? (
          <p className="mt-2 text-sm text-muted">{t('check.invitations')}</p>
        ) : null}
      </RuledForm>
      <CancelButton />
    </WizardLayout>
  )
}

/** Who would get a mentor: no row says so, and it changes who sees whom. */
function Links({ found: { kind, counts, mentors } }: { found: Import }) {
  const t = useT('imports')
  const locale = useLocale()
  const linked = counts.linked ?? 0
  const added = new Set(mentors.flatMap(({ decision, email }) => (decision === 'create' && email ? [email] : []))).size
  if (linked + added === 0) return null
  const count = (value: number) => ({ count: numberText(value, locale) })
  return (
    <Notice>
      {linked > 0 ? t(forCount(`check.linked.${kind}`, linked), count(linked)) : ''}{' '}
      {added > 0 ? t(forCount('check.newMentors', added), count(added)) : ''}
    </Notice>
  )
}

const NAMES = 12

function NewClasses({ names }: { names: string[] }) {
  const t = useT('imports')
  if (names.length === 0) return null
  const count = names.length
  const key = count > NAMES ? 'check.newClassesMore' : forCount('check.newClasses', count)
  const inOrder = names.toSorted((a, b) => a.localeCompare(b, 'nl', { numeric: true }))
  return (
    <p className="mb-4 flex gap-2 font-medium text-warnink">
      <StatusMark status="warn" className="mt-0.5 size-5" />
      <span className="min-w-0 break-words">
        {t(key, { count, names: inOrder.slice(0, NAMES).join(', '), more: count - NAMES })}
      </span>
    </p>
  )
}

const chips = ['new', 'changed', 'moved', 'unchanged', 'departed', 'conflict', 'error'] as const

/** The rows with their counts; shared by the check before and the report after. */
export function RowsView({ found, view, list }: Omit<RowsProps, 'errors'>) {
  const t = useT('imports')
  const locale = useLocale()
  const { counts } = found
  const here = `/importeren/${found.id}`
  const isOpen = found.status === 'previewed'
  const open = isOpen ? (counts.undecided ?? 0) : (counts.conflict ?? 0)
  const hasAttention = (counts.conflict ?? 0) + (counts.error ?? 0) + (counts.warned ?? 0) > 0
  const attention = open + (counts.error ?? 0) + (counts.warned ?? 0)
  const all = counts.rows ?? found.rowCount
  // What was decided stays within reach, but does not count as a question any more.
  const countOf = (key: (typeof chips)[number]) => (key === 'conflict' ? open : (counts[key] ?? 0))
  const markOf = (key: RowOutcome) => (key === 'conflict' && (open === 0 || !isOpen) ? 'done' : outcomeMarks[key])
  const chip = (key: View['show'], count: number) => (
    <li key={key}>
      <Link
        to={`${here}?toon=${key}`}
        preventScrollReset
        aria-current={view.show === key ? 'true' : undefined}
        className={chipClass(view.show === key ? 'on' : 'plain')}
      >
        {key === 'all' || key === 'attention' ? null : <StatusMark status={markOf(key)} className="size-4" />}
        {t(`show.${key === 'conflict' && !isOpen ? 'chosen' : key}`)}{' '}
        <b className="tabular-nums">{numberText(count, locale)}</b>
      </Link>
    </li>
  )
  return (
    <>
      <Share counts={counts} all={all} />
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ul aria-label={t('show.label')} className="flex min-w-0 flex-1 flex-wrap gap-2 max-md:basis-full">
          {chip('all', all)}
          {hasAttention ? chip('attention', attention) : null}
          {chips.map((key) => ((counts[key] ?? 0) > 0 ? chip(key, countOf(key)) : null))}
        </ul>
        <a
          href={`/api/v1/imports/${found.id}/report.csv${found.status === 'previewed' ? '?only=problems' : ''}`}
          download
          className={buttonClass('ghost', 'md', 'max-md:min-h-11')}
        >
          <Download className="size-5" />
          {t(found.status === 'previewed' ? 'show.problems' : 'show.report')}
        </a>
      </div>
      <RowList found={found} rows={list.rows} />
      <div className="mt-4">
        <Pager
          page={view.page}
          last={Math.ceil(list.records / PAGE)}
          to={(page) => `${here}?toon=${view.show}&pagina=${page}`}
        />
      </div>
    </>
  )
}

const bands = [
  { keys: ['new'], colour: 'var(--ok-mark)' },
  { keys: ['changed', 'moved'], colour: 'var(--c2)' },
  { keys: ['unchanged'], colour: 'var(--line-2)' },
  { keys: ['departed', 'conflict'], colour: 'var(--warn-mark)' },
  { keys: ['error'], colour: 'var(--err-mark)' },
] as const

/** The same counts as a bar. The words are in the chips below it. */
function Share({ counts, all }: { counts: Import['counts']; all: number }) {
  let start = 0
  return (
    <svg viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true" className="mt-6 h-3 w-full rounded-full">
      {bands.map(({ keys, colour }) => {
        const named = keys.reduce((sum, key) => sum + (counts[key] ?? 0), 0)
        // Who is missing in the file is no part of it.
        const count = keys.some((key) => key === 'departed') ? named - (counts.missing ?? 0) : named
        const width = all > 0 ? (count / all) * 1000 : 0
        const at = start
        start += width
        return width > 0 ? <rect key={colour} x={at} width={Math.max(2, width - 3)} height="12" fill={colour} /> : null
      })}
    </svg>
  )
}
