import { Link } from 'react-router'
import { useLocale, useT } from '#lib/i18n.tsx'
import { isRowConflict, isRowError, isRowWarning, rowProblemText } from '#protocol/features/import-problems.ts'
import type { RowProblem } from '#protocol/features/imports.ts'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { outcomeMarks } from '../import-words.ts'
import type { ImportRow } from '../imports.data.ts'

const inks: Partial<Record<Status, string>> = { err: 'text-errink', warn: 'text-warnink' }
const markOf = (problem: RowProblem): Status =>
  isRowError(problem) ? 'err' : isRowConflict(problem) || isRowWarning(problem) ? 'warn' : 'info'

/** What will happen with a row, or what keeps it out. */
export function Message({ row }: { row: ImportRow }) {
  const t = useT('imports')
  const all = row.problems.filter(({ code }) => code !== 'missing' && code !== 'classFirst')
  // Beside what keeps a row out, the small print only distracts.
  const loud = all.filter((problem) => isRowError(problem) || isRowConflict(problem))
  const told = loud.length > 0 ? loud : all
  const changes = row.changes.map(({ field, from, to }) =>
    from
      ? t('rows.change', { field: t(`fields.${field}`), from, to: to ?? '' })
      : t('rows.added', { field: t(`fields.${field}`), to: to ?? '' }),
  )
  const isLoud = loud.length > 0
  // The row changes nothing, but its class gets somebody more.
  const isMore = row.outcome === 'unchanged' && told.some(({ code }) => code === 'anotherMentor')
  return (
    <ul className="grid gap-1 text-sm">
      {isLoud || isMore ? null : <Line mark={outcomeMarks[row.outcome]}>{t(`rows.outcome.${row.outcome}`)}</Line>}
      {told.map((problem) => (
        <Line key={`${problem.code} ${problem.field}`} mark={markOf(problem)}>
          {problem.field && (!loud.includes(problem) || problem.code === 'textTooLong')
            ? `${t(`fields.${problem.field}`)}: `
            : ''}
          <Told problem={problem} />
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

/** Whoever a problem is about is one step away. */
function Told({ problem }: { problem: RowProblem }) {
  const locale = useLocale()
  const { person, ...rest } = problem
  const text = rowProblemText(rest, locale)
  if (!person) return text
  return (
    <>
      {text}:{' '}
      <Link to={`/users/${person.id}`} className="underline underline-offset-3">
        {person.name}
      </Link>
    </>
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
