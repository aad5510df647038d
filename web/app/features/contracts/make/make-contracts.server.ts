import { data, redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { knownFilter } from '#protocol/declaring/known-filter.ts'
import { contractCandidates } from '#protocol/features/contract-desk.ts'
import { createContracts } from '#protocol/features/contracts.ts'
import { internships } from '#protocol/features/internships.ts'
import { isObject } from '#protocol/shared/guards.ts'

/** More at once takes too long to wait for: whoever has more does it again. */
const MOST = 500

export type Skipped = { id: string; student: string; text: string }
export type MadeAnswer = { made: number; skipped: Skipped[]; problem?: string }

/** Those that were ticked, or all that a list shows: that of this page, or that of internships. */
async function chosenIds(api: Client, form: FormData, filter: Record<string, string[]>): Promise<string[]> {
  const all = form.get('all')
  if (!all) return form.getAll('id').map(String).filter(isId).slice(0, MOST)
  if (all === 'candidates') {
    const found = await api.list(contractCandidates, {
      filter: knownFilter(contractCandidates, filter),
      page: { size: MOST },
    })
    return found.map(({ id }) => id)
  }
  const asked = readFilter(String(form.get('filter') ?? ''))
  const ids: string[] = []
  for (let number = 1; ids.length < MOST; number += 1) {
    const some = await api.list(internships, {
      filter: knownFilter(internships, asked),
      fields: { internships: ['title'] },
      page: { number, size: 100 },
    })
    ids.push(...some.map(({ id }) => id))
    if (some.length < 100) break
  }
  return ids.slice(0, MOST)
}

function readFilter(text: string): Record<string, string[]> {
  try {
    const given: unknown = JSON.parse(text)
    if (!isObject(given)) return {}
    return Object.fromEntries(
      Object.entries(given).map(([name, values]) => [name, Array.isArray(values) ? values.map(String) : []]),
    )
  } catch {
    return {}
  }
}

async function namesOf(api: Client, ids: string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (let at = 0; at < ids.length; at += 100) {
    const idIn = ids.slice(at, at + 100)
    for (const { id, studentName } of await api.list(internships, { filter: { idIn }, page: { size: 100 } }))
      names.set(id, studentName)
  }
  return names
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
    const names = await namesOf(
      api,
      skipped.map(({ internshipId }) => internshipId),
    )
    const told = skipped.map(({ internshipId, text }) => ({
      id: internshipId,
      student: names.get(internshipId) ?? '',
      text,
    }))
    return data<MadeAnswer>({ made: made.length, skipped: told })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    return data<MadeAnswer>({ made: 0, skipped: [], problem: error.message }, error.status)
  }
}
