import type { ReactNode } from 'react'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { ChartData } from './chart-data.ts'

type Props = {
  data: ChartData
  /** What the labels are: weeks, classes. */
  labelHeader?: string
  /** The drawing at a given size. It is made for three, so that letters keep theirs wherever it stands. */
  draw(width: number, height: number): ReactNode
  /** The names of the colours, where they cannot stand in the drawing. */
  legend?: ReactNode
}

/** A drawing with the same numbers as a table behind a button. */
export function ChartFigure({ data, labelHeader, draw, legend }: Props) {
  return (
    <figure className="@container min-w-0">
      <div className="@md:hidden">{draw(340, 220)}</div>
      <div className="@max-md:hidden @2xl:hidden">{draw(520, 240)}</div>
      <div className="@max-2xl:hidden">{draw(720, 280)}</div>
      {legend}
      <ChartTable data={data} labelHeader={labelHeader} />
    </figure>
  )
}

/** For whoever reads numbers rather than lines; a details element, so that it needs no script. */
export function ChartTable({ data: { labels, series }, labelHeader }: { data: ChartData; labelHeader?: string }) {
  const t = useT('charts')
  const locale = useLocale()
  const cell = 'border-b border-line px-2 py-1.5 text-right tabular-nums first:pl-0 first:text-left last:pr-0'
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-primaryink underline decoration-primarymark/50 underline-offset-4 hover:decoration-2">
        {t('asTable')}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
      <div tabIndex={0} className="max-h-96 overflow-auto">
        <table className="w-full border-separate border-spacing-0 text-sm">
          <thead>
            <tr>
              <th scope="col" className={`${cell} font-semibold text-muted`}>
                {labelHeader ?? t('what')}
              </th>
              {series.map(({ key, label }) => (
                <th key={key} scope="col" className={`${cell} font-semibold text-muted`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              <tr key={label}>
                <th scope="row" className={`${cell} font-medium`}>
                  {label}
                </th>
                {series.map(({ key, values }) => {
                  const value = values[index]
                  return (
                    <td key={key} className={cell}>
                      {value === null || value === undefined ? '–' : numberText(value, locale)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
