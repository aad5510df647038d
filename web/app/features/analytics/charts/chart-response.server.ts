import type { RouterContextProvider } from 'react-router'
import { data } from 'react-router'
import { pageContext } from '#lib/context.ts'
import { today } from '#lib/dates.ts'
import type { Translate } from '#lib/i18n.tsx'
import { messages } from '#lib/messages.server.ts'
import { translate } from '#lib/translate.ts'
import { type TableFile, tableFiles } from '#protocol/shared/table-files/table-file.ts'
import { chartSvg } from '../drawings/chart-svg.server.tsx'
import { type Chart, chartFiles } from './chart.ts'

type Context = Readonly<RouterContextProvider>
type Params = Record<string, string | number>

/** The words of these pages, for what is written on the server. */
export function analyticsWords(context: Context) {
  const { locale } = context.get(pageContext)
  return (key: string, params?: Params) => translate(messages[locale], `analytics.${key}`, params)
}

/** The chart that the address asks for, as a table or as a drawing. */
export async function chartResponse(context: Context, request: Request, charts: Chart[]): Promise<Response> {
  const { locale, site } = context.get(pageContext)
  const t = analyticsWords(context)
  const asked = new URL(request.url).searchParams
  const chart = charts.find(({ key }) => key === asked.get('grafiek'))
  if (!chart) throw data(null, { status: 404 })
  const kind = chartFiles.find((each) => each === asked.get('als')) ?? 'csv'
  const [type, body] =
    kind === 'svg'
      ? ['image/svg+xml', chartSvg(chart, wordsOf(t), locale)]
      : [tableFiles[kind].type, await tableOf(chart, kind)]
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${site.key}-${chart.key}-${today()}.${kind}"`,
      'cache-control': 'no-store',
    },
  })
}

const wordsOf = (t: Translate) => ({
  now: t('demand.weeks.now'),
  before: t('demand.weeks.before'),
  ring: t('supply.map.ring'),
  dot: t('supply.map.dot'),
  hidden: t('supply.hidden'),
  scale: t('supply.map.scale'),
})

async function tableOf({ head, columns, rows }: Chart, kind: TableFile): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const headings = [
    { heading: head, isWide: true },
    ...columns.map((heading) => ({ heading, kind: 'number' as const })),
  ]
  const lines = rows.map(({ label, numbers }) => [
    label,
    ...numbers.map(({ value, instead }) => value?.toString() ?? instead ?? null),
  ])
  for await (const part of tableFiles[kind].write(headings, oneSlice(lines))) parts.push(new Uint8Array(part))
  return new Blob(parts)
}

async function* oneSlice<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows
}
