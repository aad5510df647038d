import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { checkInput, errorsOf, readInput } from '#lib/form.ts'
import { requireSession } from '#lib/session.server.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { chartShares, endChartShare, forOthers, mostChartShares, shareChart } from '#protocol/features/chart-shares.ts'
import type { Chart } from '../charts/chart.ts'
import { shareRules } from './share-rules.ts'
import { sharedOf } from './shared-chart.ts'

type Context = Readonly<RouterContextProvider>
type Charts = { charts: Chart[]; about: string }

/** The chart that the address names, if it may go to others. */
function chartAsked(request: Request, charts: Chart[]) {
  const key = new URL(request.url).searchParams.get('grafiek')
  const chart = charts.find((each) => each.key === key)
  return chart && sharedOf(chart)
}

/** The chart as others will see it, and what was shared before. */
export async function readShare(context: Context, request: Request, reading: Promise<Charts>) {
  const { user } = await requireSession(context)
  const filter = { userIdEq: user.id }
  const [{ charts, about }, shares] = await Promise.all([
    reading,
    context.get(apiContext).list(chartShares, { filter, page: { size: mostChartShares } }),
  ])
  const chart = chartAsked(request, charts)
  return {
    chart: chart ? forOthers(chart) : null,
    about,
    shares: shares.map(({ id, title, about: of, endsOn }) => ({ id, title, about: of, endsOn })),
  }
}
export type ShareData = Awaited<ReturnType<typeof readShare>>

/** The address goes back with this answer alone: in no cookie, no address of a page and no log. */
export async function runShare(context: Context, request: Request, path: string, readCharts: () => Promise<Charts>) {
  await requireSession(context)
  const api = context.get(apiContext)
  const form = await request.formData()
  const ended = form.get('end')
  const none = { address: null, about: '' }
  try {
    if (isId(ended)) {
      await api.run(endChartShare, ended)
      return redirect(
        `${path}${new URL(request.url).search}`,
        withToast({ title: 'analytics.shares.list.ended', color: 'info' }),
      )
    }
    const input = readInput(shareRules, form)
    const wrong = checkInput(shareRules, input)
    if (wrong.length > 0) return data({ ...none, errors: wrong }, 422)
    const { charts, about } = await readCharts()
    const chart = chartAsked(request, charts)
    if (!chart) throw data(null, { status: 404 })
    const { address } = await api.run(shareChart, '', {
      chart,
      about: about.slice(0, 200),
      endsOn: String(input.endsOn),
    })
    return data({ address, errors: [] })
  } catch (error) {
    const { errors } = errorsOf(error, shareRules)
    return data({ ...none, errors }, 422)
  }
}
export type ShareAnswer = { address: string | null; errors: ReturnType<typeof checkInput> }
