import { data, redirect } from 'react-router'
import {
  MOST_AT_ONCE,
  readFilter,
  type Skipped,
  shownIds,
  skippedOf,
  tickedIds,
} from '#app/features/internships/list/chosen-internships.server.ts'
import { withToast } from '#lib/flash.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { knownFilter } from '#protocol/declaring/known-filter.ts'
import { contractCandidates } from '#protocol/features/contract-desk.ts'
import { createContracts } from '#protocol/features/contracts.ts'

export type MadeAnswer = { made: number; skipped: Skipped[]; problem?: string }

/** Those that were ticked, or all that a list shows: that of this page, or that of internships. */
async function chosenIds(api: Client, form: FormData, filter: Record<string, string[]>): Promise<string[]> {
  const all = form.get('all')
  if (!all) return tickedIds(form)
  if (all !== 'candidates') return shownIds(api, readFilter(String(form.get('filter') ?? '')))
  const found = await api.list(contractCandidates, {
    filter: knownFilter(contractCandidates, filter),
    page: { size: MOST_AT_ONCE },
  })
  return found.map(({ id }) => id)
}

/** Makes them, and says of each that was left out why. One that was asked for by itself is shown at once. */
export async function makeContracts(api: Client, form: FormData, filter: Record<string, string[]>) {
  const ids = await chosenIds(api, form, filter)
  const templateId = String(form.get('templateId') ?? '')
  const locale = form.get('locale') === 'en' ? 'en' : 'nl'
  if (ids.length === 0) return data<MadeAnswer>({ made: 0, skipped: [] })
  try {
    const { made, skipped } = await api.run(createContracts, '', {
      internshipIds: ids,
      locale,
      ...(isId(templateId) ? { templateId } : {}),
    })
    if (ids.length === 1 && made[0])
      return redirect(`/contracts/${made[0]}`, withToast({ title: 'contracts.make.madeOne' }))
    return data<MadeAnswer>({ made: made.length, skipped: await skippedOf(api, skipped) })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    return data<MadeAnswer>({ made: 0, skipped: [], problem: error.message }, error.status)
  }
}
