import { useEffect, useId, useState } from 'react'
import { Form, Link, useFetcher } from 'react-router'
import {
  isRowConflict,
  isRowError,
  isRowWarning,
  rowProblemText,
  stateTexts,
} from '../../../../protocol/src/import-problems.ts'
import type { Cells, RowProblem } from '../../../../protocol/src/imports.ts'
import type { FormAnswer } from '../../lib/form.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { type Status, StatusMark } from '../../ui/status-mark.tsx'
import { TickBox } from '../../ui/tick.tsx'
import { outcomeMarks } from './import-words.ts'
import type { Import, ImportRow } from './imports.data.ts'
import { PlainSelect } from './plain-select.tsx'
import { type Choice, choicesOf, fixableOf } from './row-choices.ts'

const head = 'px-3 py-3 text-left text-cap font-semibold text-ink2 first:pl-5 last:pr-5'
const cell =
  'px-3 py-2.5 align-top first:pl-5 last:pr-5 max-md:block max-md:px-0 max-md:py-0.5 max-md:first:pl-0 max-md:empty:hidden'

/** The rows of the file. On a phone each is a small card. */
export function RowList({ found, rows }: { found: Import; rows: ImportRow[] }) {
  const t = useT('imports')
  const isPeople = found.kind === 'students' || found.kind === 'staff'
  if (rows.length === 0)
    return (
      <p className="mt-4 rounded-card border border-line bg-surface px-5 py-8 text-center text-muted">
        {t('rows.none')}
      </p>
    )
  return (
    <div className="mt-4 rounded-card border border-line bg-surface max-md:-mx-5 max-md:rounded-none max-md:border-x-0">
      <table className="w-full text-ui max-md:block md:table-fixed">
        <caption className="sr-only">{t('rows.caption', { file: found.fileName })}</caption>
        <thead className="max-md:hidden">
          <tr>
            <th scope="col" className={`${head} w-16`}>
              {t('rows.row')}
            </th>
            <th scope="col" className={`${head} w-26`}>
              {t(found.kind === 'organizations' ? 'fields.city' : 'rows.number')}
            </th>
            <th scope="col" className={`${head} w-44`}>
              {t('rows.name')}
            </th>
            {isPeople ? (
              <th scope="col" className={head}>
                {t('fields.email')}
              </th>
            ) : null}
            <th scope="col" className={`${head} w-24`}>
              {t(found.kind === 'students' ? 'fields.className' : 'rows.more')}
            </th>
            <th scope="col" className={`${head} w-72`}>
              {t('rows.message')}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <RowLine key={row.id} row={row} found={found} isPeople={isPeople} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const moreOf: Record<Import['kind'], keyof Cells> = {
  students: 'className',
  staff: 'code',
  groups: 'level',
  organizations: 'chamberNumber',
}

function RowLine({ row, found, isPeople }: { row: ImportRow; found: Import; isPeople: boolean }) {
  const t = useT('imports')
  const locale = useLocale()
  const cells: Cells = row.cells ?? {}
  const isOpen = found.status === 'previewed'
  const fixable = isOpen && row.decision !== 'skip' ? fixableOf(row) : []
  const show = (field: keyof Cells) =>
    fixable.includes(field) ? (
      <CellFix row={row} field={field} value={cells[field] ?? ''} />
    ) : (
      <Text value={cells[field]} />
    )
  const others = fixable.filter((field) => !['number', 'email', moreOf[found.kind]].includes(field))
  const name = row.name || t('rows.nameless')
  return (
    <tr className="border-t border-line max-md:block max-md:px-5 max-md:py-3">
      <td className={`${cell} text-muted tabular-nums max-md:text-sm`}>
        {row.number === null ? (
          <span aria-hidden="true">–</span>
        ) : (
          <>
            <span className="md:hidden">{t('rows.row')} </span>
            {row.number}
          </>
        )}
      </td>
      <td className={`${cell} tabular-nums`}>
        {found.kind === 'organizations' ? <Text value={cells.city} /> : <Text value={cells.number} />}
      </td>
      <td className={`${cell} font-semibold break-words`}>
        {row.subjectId && row.state === 'done' && isPeople ? (
          <Link to={`/users/${row.subjectId}`} className="text-primaryink underline underline-offset-3">
            {name}
          </Link>
        ) : (
          name
        )}
        {others.map((field) => (
          <CellFix key={field} row={row} field={field as keyof Cells} value={cells[field as keyof Cells] ?? ''} />
        ))}
      </td>
      {isPeople ? <td className={`${cell} min-w-0 break-words`}>{show('email')}</td> : null}
      <td className={cell}>{show(moreOf[found.kind])}</td>
      <td className={cell}>
        <Message row={row} />
        {isOpen ? <Decision row={row} hasPattern={Boolean(found.settings.emailPattern)} /> : null}
        {!isOpen && row.state !== 'waiting' ? (
          <p className="text-sm text-muted">{stateTexts[row.state][locale === 'nl' ? 1 : 0]}</p>
        ) : null}
      </td>
    </tr>
  )
}

const Text = ({ value }: { value: string | undefined }) => (value ? <span className="break-words">{value}</span> : null)

const inks: Partial<Record<Status, string>> = { err: 'text-errink', warn: 'text-warnink' }
const markOf = (problem: RowProblem): Status =>
  isRowError(problem) ? 'err' : isRowConflict(problem) || isRowWarning(problem) ? 'warn' : 'info'

function Message({ row }: { row: ImportRow }) {
  const t = useT('imports')
  const locale = useLocale()
  const all = row.problems.filter(({ code }) => code !== 'missing')
  // Beside what keeps a row out, the small print only distracts.
  const loud = all.filter((problem) => isRowError(problem) || isRowConflict(problem))
  const told = loud.length > 0 ? loud : all
  const changes = row.changes.map(({ field, from, to }) =>
    from
      ? t('rows.change', { field: t(`fields.${field}`), from, to: to ?? '' })
      : t('rows.added', { field: t(`fields.${field}`), to: to ?? '' }),
  )
  const isLoud = loud.length > 0
  return (
    <ul className="grid gap-1 text-sm">
      {isLoud ? null : <Line mark={outcomeMarks[row.outcome]}>{t(`rows.outcome.${row.outcome}`)}</Line>}
      {told.map((problem) => (
        <Line key={`${problem.code} ${problem.field}`} mark={markOf(problem)}>
          {problem.field && !loud.includes(problem) ? `${t(`fields.${problem.field}`)}: ` : ''}
          {rowProblemText(problem, locale)}
        </Line>
      ))}
      {isLoud
        ? null
        : changes.map((text) => (
            <li key={text} className="pl-6.5 text-muted">
              {text}
            </li>
          ))}
    </ul>
  )
}

function Line({ mark, children }: { mark: Status; children: React.ReactNode }) {
  return (
    <li className={`flex gap-2 font-medium ${inks[mark] ?? 'text-ink2'}`}>
      <StatusMark status={mark} className="mt-0.5 size-4.5" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

/** A cell to put right: leaving it or Enter sends it. */
function CellFix({ row, field, value }: { row: ImportRow; field: keyof Cells; value: string }) {
  const t = useT('imports')
  const fetcher = useFetcher<FormAnswer>()
  const label = t('rows.fix', { field: t(`fields.${field}`), name: row.name })
  return (
    <fetcher.Form method="post" className="max-md:my-1">
      <input type="hidden" name="doel" value="row" />
      <input type="hidden" name="row" value={row.id} />
      <input
        name={`cell.${field}`}
        aria-label={label}
        defaultValue={value}
        placeholder={t('rows.fill', { field: t(`fields.${field}`).toLowerCase() })}
        autoComplete="off"
        aria-busy={fetcher.state !== 'idle'}
        onBlur={(event) => {
          if (event.currentTarget.value.trim() !== value) void fetcher.submit(event.currentTarget.form)
        }}
        className="min-h-11 w-full rounded-field border border-errmark bg-surface px-3 text-ui md:min-h-9"
      />
    </fetcher.Form>
  )
}

/** The answer to a question, or for who is missing whether they left. A choice is sent at once. */
function Decision({ row, hasPattern }: { row: ImportRow; hasPattern: boolean }) {
  if (row.outcome === 'departed') return <Depart row={row} />
  const choices = choicesOf(row, hasPattern)
  if (choices.length === 0) return null
  const canFill = row.decision !== 'skip' && row.outcome === 'conflict' && fixableOf(row).includes('email')
  return (
    <>
      {canFill ? <OtherAddress /> : null}
      <ChoiceForm row={row} choices={choices} />
    </>
  )
}

function OtherAddress() {
  const t = useT('imports')
  return <p className="mt-1 text-sm text-muted">{t('rows.otherAddress')}</p>
}

function ChoiceForm({ row, choices }: { row: ImportRow; choices: Choice[] }) {
  const t = useT('imports')
  const fetcher = useFetcher<FormAnswer>()
  const isHydrated = useIsHydrated()
  const send = (index: string) => {
    const choice = choices[Number(index)]
    const form = { doel: 'row', row: row.id, decision: choice?.decision ?? '', choiceId: choice?.choiceId ?? '' }
    void fetcher.submit(form, { method: 'post' })
  }
  const said = fetcher.formData?.get('decision') ?? row.decision
  const person = fetcher.formData?.get('choiceId') ?? row.choiceId
  const chosen = choices.findIndex(({ decision, choiceId }) => decision === said && (!choiceId || choiceId === person))
  const text = ({ decision, name }: Choice) => t(`decisions.${decision}`, { name: name ?? '' })
  if (!isHydrated)
    return (
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {choices.map((choice) => (
          <li key={`${choice.decision} ${choice.choiceId}`}>
            <Form method="post">
              <input type="hidden" name="doel" value="row" />
              <input type="hidden" name="row" value={row.id} />
              <input type="hidden" name="decision" value={choice.decision} />
              <input type="hidden" name="choiceId" value={choice.choiceId ?? ''} />
              <Button
                type="submit"
                look={row.decision === choice.decision ? 'soft' : 'outline'}
                size="sm"
                className="max-md:min-h-11"
              >
                {text(choice)}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    )
  return (
    <PlainSelect
      aria-label={t('rows.decide', { name: row.name })}
      value={chosen < 0 ? '' : String(chosen)}
      onChange={(event) => send(event.currentTarget.value)}
      aria-busy={fetcher.state !== 'idle'}
      isOpen={chosen < 0}
      className="mt-1.5"
    >
      <option value="">{t('decisions.none')}</option>
      {choices.map((choice, index) => (
        <option key={`${choice.decision} ${choice.choiceId}`} value={index}>
          {text(choice)}
        </option>
      ))}
    </PlainSelect>
  )
}

function Depart({ row }: { row: ImportRow }) {
  const t = useT('imports')
  const id = useId()
  const fetcher = useFetcher<FormAnswer>()
  const isHydrated = useIsHydrated()
  const isStored = row.decision === 'depart'
  const [isGoing, setIsGoing] = useState(isStored)
  const isIdle = fetcher.state === 'idle'
  // What was just pressed counts until the server has answered.
  useEffect(() => {
    if (isIdle) setIsGoing(isStored)
  }, [isIdle, isStored])
  return (
    <fetcher.Form method="post" className="mt-1">
      <input type="hidden" name="doel" value="row" />
      <input type="hidden" name="row" value={row.id} />
      <input type="hidden" name="decision" value={isGoing ? '' : 'depart'} />
      {isHydrated ? (
        <label htmlFor={id} className="flex min-h-11 items-center gap-2.5 md:min-h-9">
          <TickBox
            id={id}
            checked={isGoing}
            onChange={(event) => {
              void fetcher.submit(event.currentTarget.form)
              setIsGoing(!isGoing)
            }}
          />
          {t('rows.depart')}
          <span className="sr-only">{row.name}</span>
        </label>
      ) : (
        <Button type="submit" look={isGoing ? 'soft' : 'outline'} size="sm" className="max-md:min-h-11">
          {t(isGoing ? 'rows.stay' : 'rows.depart')}
        </Button>
      )}
    </fetcher.Form>
  )
}

/** For a whole list or class that left: ticking them one by one is no work for a person. */
export function DepartAll({ rows, count, departing }: { rows: ImportRow[]; count: number; departing: number }) {
  const t = useT('imports')
  const isAll = departing === count
  const byClass = Map.groupBy(rows, ({ cells }) => cells?.className ?? '')
  // One class is the whole list; one pupil has a tick of their own.
  const classes = byClass.size > 1 ? [...byClass].filter(([name, own]) => name && own.length > 1) : []
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      <DepartTogether isGoing={isAll}>{t(isAll ? 'rows.stayAll' : 'rows.departAll', { count })}</DepartTogether>
      {classes.map(([name, own]) => {
        const isGoing = own.every(({ decision }) => decision === 'depart')
        return (
          <DepartTogether key={name} isGoing={isGoing} className={name}>
            {t(isGoing ? 'rows.stayClass' : 'rows.departClass', { name })}
          </DepartTogether>
        )
      })}
    </div>
  )
}

type TogetherProps = { isGoing: boolean; className?: string; children: string }

function DepartTogether({ isGoing, className, children }: TogetherProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="doel" value="all" />
      <input type="hidden" name="outcome" value="departed" />
      {className ? <input type="hidden" name="className" value={className} /> : null}
      <input type="hidden" name="decision" value={isGoing ? '' : 'depart'} />
      <Button type="submit" look="outline" size="md" className="max-md:min-h-11">
        {children}
      </Button>
    </Form>
  )
}
