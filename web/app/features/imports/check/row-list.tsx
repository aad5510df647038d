import { type FocusEvent, useEffect, useRef } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import type { FormAnswer } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { stateTexts } from '#protocol/features/import-problems.ts'
import type { Cells } from '#protocol/features/imports.ts'
import type { Import, ImportRow } from '../imports.data.ts'
import { fixableOf } from './row-choices.ts'
import { Decision } from './row-decision.tsx'
import { Message } from './row-message.tsx'

const head = 'px-3 py-3 text-left text-cap font-semibold text-ink2 first:pl-5 last:pr-5'
const cell =
  'px-3 py-2.5 align-top first:pl-5 last:pr-5 max-md:block max-md:px-0 max-md:py-0.5 max-md:first:pl-0 max-md:empty:hidden'

/** The rows of the file. On a phone each is a small card. */
export function RowList({ found, rows }: { found: Import; rows: ImportRow[] }) {
  const t = useT('imports')
  const isPeople = found.kind === 'students' || found.kind === 'staff'
  const place = useGoOn(rows)
  if (rows.length === 0)
    return (
      <p
        {...place}
        className="mt-4 rounded-card border border-line bg-surface px-5 py-8 text-center text-muted outline-none"
      >
        {t('rows.none')}
      </p>
    )
  return (
    <div
      {...place}
      className="mt-4 scroll-mt-28 rounded-card border border-line bg-surface outline-none max-md:-mx-5 max-md:rounded-none max-md:border-x-0"
    >
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

const listId = 'rijen'

/**
 * A row that was put right may leave the list: whoever was in it goes on with the one that took its place. A link to the
 * list leads into it.
 */
function useGoOn(rows: ImportRow[]) {
  const box = useRef<HTMLElement | null>(null)
  const last = useRef({ id: '', at: 0 })
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === `#${listId}`) box.current?.focus()
  }, [hash, key])
  useEffect(() => {
    const { id, at } = last.current
    if (!id || rows.some((row) => row.id === id)) return
    last.current = { id: '', at: 0 }
    // Whoever went elsewhere meanwhile stays there.
    if (document.activeElement !== document.body) return
    const line = box.current?.querySelectorAll('tbody tr')[Math.min(at, rows.length - 1)]
    const next = line?.querySelector<HTMLElement>('input:not([type=hidden]), select, button, a') ?? box.current
    next?.focus()
  }, [rows])
  const ref = (element: HTMLElement | null) => {
    box.current = element
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const at = [...(box.current?.querySelectorAll('tbody tr') ?? [])].findIndex((line) => line.contains(target))
    last.current = { id: rows[at]?.id ?? '', at }
  }
  return { ref, id: listId, tabIndex: -1, onFocus }
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
        {found.kind === 'organizations' ? <Text value={cells.city} /> : show('number')}
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
          <CellFix key={field} row={row} field={field} value={cells[field] ?? ''} />
        ))}
      </td>
      {isPeople ? <td className={`${cell} min-w-0 break-words`}>{show('email')}</td> : null}
      <td className={cell}>{show(moreOf[found.kind])}</td>
      <td className={cell}>
        <Message row={row} />
        {isOpen ? <Decision row={row} hasPattern={Boolean(found.settings.emailPattern)} /> : null}
        {!isOpen && row.state !== 'waiting' && row.outcome !== 'unchanged' ? (
          <p className="pl-6.5 text-sm text-muted">{stateTexts[row.state][locale === 'nl' ? 1 : 0]}</p>
        ) : null}
      </td>
    </tr>
  )
}

const Text = ({ value }: { value: string | undefined }) => (value ? <span className="break-words">{value}</span> : null)

/** A cell to put right: leaving it or Enter sends it. */
function CellFix({ row, field, value }: { row: ImportRow; field: keyof Cells; value: string }) {
  const t = useT('imports')
  const fetcher = useFetcher<FormAnswer>()
  const label = t('rows.fix', { field: t(`fields.${field}`), name: row.name })
  const urgent = row.outcome === 'error' || row.outcome === 'conflict'
  return (
    <fetcher.Form method="post" className="max-md:my-1">
      <input type="hidden" name="do" value="row" />
      <input type="hidden" name="row" value={row.id} />
      <input
        name={`cell.${field}`}
        aria-label={label}
        defaultValue={value}
        placeholder={t('rows.fill', { field: t(`fields.${field}`).toLowerCase() })}
        autoComplete="off"
        aria-busy={fetcher.state !== 'idle'}
        onBlur={(event) => {
          if (event.currentTarget.value.trim() !== value)
            void fetcher.submit(event.currentTarget.form, { flushSync: true })
        }}
        className={`min-h-11 w-full rounded-field border bg-surface px-3 text-ui md:min-h-9 ${urgent ? 'border-errmark' : 'border-warnmark'}`}
      />
    </fetcher.Form>
  )
}
