import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { ArrowDown, ArrowUp } from '#ui/icons.tsx'
import type { ViewerData } from './view.server.ts'

type Head = ViewerData['heads'][number]
export const rowClass = 'border-b border-line last:border-b-0 hover:bg-sunken'
const cell = 'max-w-72 truncate px-4 py-2.5 whitespace-nowrap'

/** A table that is wider than its place moves inside it; the page does not. */
export function RowsTable({ heads, rows, label }: Pick<ViewerData, 'heads' | 'rows'> & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has only keys must be able to move it
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-ui">
        <thead>
          <tr className="border-b border-line text-left align-bottom">
            {heads.map((head) => (
              <HeadCell key={head.name} head={head} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={rowClass}>
              <RowCells row={row} heads={heads} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function RowCells({ row: { to, cells }, heads }: { row: ViewerData['rows'][number]; heads: Head[] }) {
  return cells.map((text, index) => (
    <td
      key={heads[index]?.name ?? index}
      title={text.length > 40 ? text : undefined}
      className={`${cell} ${heads[index]?.isNumber ? 'text-right tabular-nums' : ''}`}
    >
      {index === 0 && to ? (
        <Link to={to} className="font-semibold text-ink">
          {text || '—'}
        </Link>
      ) : (
        text || <span className="text-muted">–</span>
      )}
    </td>
  ))
}

export function HeadCell({ head: { by, label, isNumber, sorted, to } }: { head: Head }) {
  const t = useT('data-viewer')
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp
  const name = (
    <>
      {by ? <span className="block text-sm font-normal text-muted">{by}</span> : null}
      <span className={`inline-flex items-center gap-1 font-semibold ${sorted ? 'text-primaryink' : ''}`}>
        {label}
        {sorted ? <Arrow className="size-4" /> : null}
      </span>
    </>
  )
  return (
    <th scope="col" aria-sort={sorted ?? undefined} className={`px-2 py-2 text-sm ${isNumber ? 'text-right' : ''}`}>
      {to ? (
        <Link
          to={to}
          preventScrollReset
          title={t('sort', { column: label })}
          className="inline-block min-h-9 rounded-control px-2 py-1 text-ink no-underline hover:bg-sunken"
        >
          {name}
        </Link>
      ) : (
        <span className="inline-block px-2 py-1">{name}</span>
      )}
    </th>
  )
}
