import { type ReactNode, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { Download, Link as LinkIcon } from '#ui/icons.tsx'
import { type Chart, type ChartFile, chartFiles, isEmpty, isHidden } from './chart.ts'
import { NumberLink } from './number-link.tsx'
import { savePicture } from './save-picture.ts'

type Props = { chart: Chart; file?: string; className?: string; note?: ReactNode; children: ReactNode }

/** A drawing with its sentence, the same numbers as a table, and both to take along. */
export function ChartCard({ chart, file, className = '', note, children }: Props) {
  const t = useT('analytics')
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`flex min-w-0 flex-col rounded-card border border-line bg-surface p-5 md:p-7 print:break-inside-avoid ${className}`}
    >
      <h2 id={id} className="text-h3">
        {chart.title}
      </h2>
      <p className="text-ui text-muted">{chart.about}</p>
      <div className="mt-4 flex-1">
        {isEmpty(chart) ? (
          <p className="max-w-[65ch] py-2 text-ui text-ink2">{t(isHidden(chart) ? 'tooSmall' : 'nothing')}</p>
        ) : (
          children
        )}
      </div>
      {note}
      <ChartTable chart={chart} file={file} />
    </section>
  )
}

const cell = 'border-b border-line px-2 py-1.5 text-right tabular-nums first:pl-0 first:text-left last:pr-0'
/** More columns than these fit on paper in small letters only. */
const MANY_COLUMNS = 6
const onPaper = 'print:text-[10px] print:leading-4 print:[&_:is(th,td)]:px-0.5'

const link =
  'inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-primaryink underline decoration-primarymark/50 underline-offset-4 hover:decoration-2'

/** For whoever reads numbers rather than lines; a details element, so that it needs no script. */
function ChartTable({ chart: { title, head, columns, rows, key, share }, file }: { chart: Chart; file?: string }) {
  const t = useT('analytics')
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-6">
      <details data-on-paper className="min-w-0 open:basis-full print:basis-full" suppressHydrationWarning>
        <summary className={`${link} print:hidden`}>
          {t('asTable')}
          <span className="sr-only">: {title}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
        <div tabIndex={0} className="max-h-96 overflow-auto print:max-h-none print:overflow-visible">
          <table
            className={`w-full border-separate border-spacing-0 text-sm ${columns.length > MANY_COLUMNS ? onPaper : ''}`}
          >
            <thead>
              <tr>
                {[head, ...columns].map((name) => (
                  <th key={name} scope="col" className={`${cell} font-semibold text-muted`}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row" className={`${cell} font-medium`}>
                    {row.label}
                  </th>
                  {row.numbers.map((number, at) => (
                    <td key={columns[at]} className={cell}>
                      <NumberLink of={number} name={`${row.label}, ${columns[at]}`} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {file ? <TakeAlong title={title} chart={key} file={file} /> : null}
      </details>
      {file && share ? <ShareLink title={title} chart={key} file={file} /> : null}
    </div>
  )
}

type TakeAlongProps = { title: string; chart: string; file: string }

/** The same chart, chosen as the page is. */
function useChartAddress(chart: string) {
  const { search } = useLocation()
  return (path: string, more: Record<string, string> = {}) =>
    `${path}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(search)), grafiek: chart, ...more })}`
}

/** For who has no account, such as a board. */
function ShareLink({ title, chart, file }: TakeAlongProps) {
  const t = useT('analytics')
  const address = useChartAddress(chart)
  return (
    <Link to={address(file.replace(/bestand$/, 'delen'))} className={`${link} print:hidden`}>
      <LinkIcon className="size-4" />
      {t('shares.start')}
      <span className="sr-only">: {title}</span>
    </Link>
  )
}

/** The chart as a file. */
function TakeAlong({ title, chart, file }: TakeAlongProps) {
  const t = useT('analytics')
  const isHydrated = useIsHydrated()
  const address = useChartAddress(chart)
  const fileOf = (kind: ChartFile) => address(file, { als: kind })
  const savePng = () =>
    savePicture(fileOf('svg'), title).catch(() => showToast({ title: t('save.failed'), color: 'danger' }))
  const named = <span className="sr-only">: {title}</span>
  return (
    <p className="flex flex-wrap gap-x-5 print:hidden">
      {chartFiles.map((kind) => (
        <a key={kind} href={fileOf(kind)} download className={link}>
          <Download className="size-4" />
          {t(`save.${kind}`)}
          {named}
        </a>
      ))}
      {isHydrated ? (
        <button type="button" className={link} onClick={() => void savePng()}>
          <Download className="size-4" />
          {t('save.png')}
          {named}
        </button>
      ) : null}
    </p>
  )
}
