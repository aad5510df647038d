import type { RouterContextProvider } from 'react-router'
import { findSession } from '#lib/session.server.ts'
import { analyticsWords } from '../charts/chart-response.server.ts'
import { readDemand } from './demand.server.ts'
import { demandCharts } from './demand-charts.ts'

/** The charts of the page, chosen as the page is, and what they are about. */
export async function readDemandCharts(context: Readonly<RouterContextProvider>, request: Request) {
  const [{ numbers, chosen, evaluations, choices, period }, session] = await Promise.all([
    readDemand(context, request),
    findSession(context),
  ])
  if (!numbers) return { charts: [], about: '' }
  const nameOf = (id: string, list: { id: string; name: string }[]) => list.find((each) => each.id === id)?.name
  const about = [
    session?.organization?.name,
    period.name,
    nameOf(chosen.klas, choices.groups),
    nameOf(chosen.niveau, choices.levels),
  ]
  return {
    charts: Object.values(demandCharts(numbers, chosen, evaluations, analyticsWords(context))),
    about: about.filter(Boolean).join(', '),
  }
}
