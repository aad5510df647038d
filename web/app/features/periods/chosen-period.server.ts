import type { RouterContextProvider } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'

export type ChosenPeriod = { id: string; name: string; startDate: string; endDate: string }

/**
 * The periods somebody works in, and the one of them that counts on this device: what the address says, else what was
 * chosen last, else the one that runs or comes first. None is a real answer, which a page must tell.
 */
export async function choosePeriod(
  context: Readonly<RouterContextProvider>,
  request: Request,
  schoolId?: string,
): Promise<{ periods: ChosenPeriod[]; period: ChosenPeriod | null }> {
  const found = await context.get(apiContext).list(internshipPeriods, {
    filter: { inScope: true, ...(schoolId ? { schoolIdEq: schoolId } : {}) },
    fields: { internshipPeriods: ['name', 'startDate', 'endDate'] },
    page: { size: 100 },
  })
  const periods = found.map(({ id, name, startDate, endDate }) => ({ id, name, startDate, endDate }))
  const asked = new URL(request.url).searchParams.get('periode')
  const kept = /(?:^|;\s*)period=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  const pick = (id: string | null | undefined) => periods.find((period) => period.id === id)
  return { periods, period: pick(asked) ?? pick(kept) ?? periods[0] ?? null }
}
