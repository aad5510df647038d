import type { ReactNode } from 'react'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { ChevronDown, ChevronUp } from '../icons.tsx'
import { Panel } from '../panel.tsx'
import type { RowBase } from './column.ts'
import type { TableState } from './table-state.ts'

type Props<Row extends RowBase> = {
  rows: Row[]
  /** The row that is open, if any. */
  row?: Row
  onChange(row: Row | undefined): void
  title: string
  state: TableState
  records: number
  footer?: ReactNode
  children: ReactNode
}

/** A row in a panel beside the table, with the way to the rows above and below it. */
export function RowPanel<Row extends RowBase>({ rows, row, onChange, state, records, children, ...panel }: Props<Row>) {
  const t = useT('table')
  const locale = useLocale()
  const index = rows.findIndex(({ id }) => id === row?.id)
  const place = numberText((state.page - 1) * state.size + index + 1, locale)
  const step = (by: -1 | 1, label: string) => {
    const Icon = by < 0 ? ChevronUp : ChevronDown
    const next = rows[index + by]
    return (
      <button
        type="button"
        aria-label={label}
        disabled={!next}
        onClick={() => onChange(next)}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken disabled:opacity-40"
      >
        <Icon className="size-5" />
      </button>
    )
  }
  return (
    <Panel
      isOpen={row !== undefined}
      onClose={() => onChange(undefined)}
      tools={
        <>
          {step(-1, t('panel.previous'))}
          {step(1, t('panel.next'))}
        </>
      }
      {...panel}
    >
      <p aria-live="polite" className="text-sm text-muted tabular-nums">
        {t('panel.place', { place, all: numberText(records, locale) })}
      </p>
      {children}
    </Panel>
  )
}
