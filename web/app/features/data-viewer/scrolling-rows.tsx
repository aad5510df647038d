import { useEffect, useRef, useState } from 'react'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { HeadCell, RowCells, rowClass } from './rows-table.tsx'
import { useBlocks } from './use-blocks.ts'
import type { ViewerData } from './view.server.ts'

/** As high as a row is drawn. */
const ROW = 44
/** Drawn above and below what is in the picture, so that nobody sees them come. */
const AROUND = 10
/** Whoever flies over rows does not want to read them. */
const REST_MS = 60
/** Browsers know no higher boxes; what is behind it is found by a filter, or in a file. */
const MOST = 500_000

type Props = Pick<ViewerData, 'view' | 'heads' | 'rows' | 'records'> & { label: string; start: number }

/** All rows as one long table: only those in the picture are drawn, and read when somebody comes near. */
export default function ScrollingRows({ view, heads, rows, records, label, start }: Props) {
  const t = useT('data-viewer')
  const locale = useLocale()
  const scroller = useRef<HTMLElement>(null)
  const { rowAt, ask, isLost } = useBlocks(view, start, rows)
  const [picture, setPicture] = useState({ first: start, count: 12 })
  const all = Math.min(records, MOST)
  const from = Math.max(picture.first - AROUND, 0)
  const to = Math.min(picture.first + picture.count + AROUND, all)
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const look = () => setPicture({ first: Math.floor(box.scrollTop / ROW), count: Math.ceil(box.clientHeight / ROW) })
    box.scrollTop = start * ROW
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [start])
  useEffect(() => {
    const timer = setTimeout(() => ask(from, Math.max(to - 1, from)), REST_MS)
    return () => clearTimeout(timer)
  }, [ask, from, to])
  const number = (value: number) => numberText(value, locale)
  const indexes = Array.from({ length: Math.max(to - from, 0) }, (_, at) => from + at)
  return (
    <>
      <section
        ref={scroller}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has only keys must be able to move it
        tabIndex={0}
        className="max-h-[max(26rem,calc(100dvh-9rem))] overflow-auto overscroll-contain rounded-card border border-line bg-surface [overflow-anchor:none]"
      >
        <table aria-rowcount={records + 1} className="w-full min-w-max table-fixed border-collapse text-ui">
          <colgroup>
            {heads.map(({ name, isNumber }) => (
              <col key={name} className={isNumber ? 'w-28' : 'w-44'} />
            ))}
          </colgroup>
          <thead className="sticky top-0 z-10 bg-surface shadow-[inset_0_-1px_0_var(--line)]">
            <tr aria-rowindex={1} className="text-left align-bottom">
              {heads.map((head) => (
                <HeadCell key={head.name} head={head} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Spacer rows={from} columns={heads.length} />
            {indexes.map((index) => {
              const row = rowAt(index)
              return (
                <tr
                  key={index}
                  aria-rowindex={index + 2}
                  aria-busy={row ? undefined : true}
                  className={`h-11 ${rowClass}`}
                >
                  {row ? (
                    <RowCells row={row} heads={heads} />
                  ) : (
                    <td colSpan={heads.length} className="px-4 text-muted">
                      …
                    </td>
                  )}
                </tr>
              )
            })}
            <Spacer rows={all - to} columns={heads.length} />
          </tbody>
        </table>
      </section>
      <p className="mt-3 text-sm text-muted tabular-nums">
        {t('shown', {
          from: number(Math.min(picture.first + 1, all)),
          to: number(Math.min(picture.first + picture.count, all)),
          count: number(records),
        })}
        {'. '}
        {isLost ? <span className="text-errink">{t('notRead')}</span> : t('scroll')}
      </p>
    </>
  )
}

/** Where rows are that are not in the picture. */
const Spacer = ({ rows, columns }: { rows: number; columns: number }) =>
  rows > 0 ? (
    <tr>
      <td colSpan={columns} style={{ height: rows * ROW }} className="p-0" />
    </tr>
  ) : null
