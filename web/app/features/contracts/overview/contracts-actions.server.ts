import { data } from 'react-router'
import { ApiError, type Client } from '#protocol/client.ts'
import { knownFilter } from '#protocol/declaring/known-filter.ts'
import {
  contractSigners,
  contracts,
  extendContracts,
  releaseContracts,
  remindSigners,
} from '#protocol/features/contracts.ts'
import { isOneOf } from '#protocol/shared/guards.ts'

/** More at once takes too long to wait for: whoever has more does it again. */
const MOST = 500

export type Refused = { id: string; student: string; text: string }
export type ContractsAnswer = {
  did: 'remind' | 'release' | 'extend'
  done: number
  tooSoon: number
  refused: Refused[]
  problem?: string
}

/** Those that were ticked, or all that the list shows. */
async function chosenIds(api: Client, form: FormData, filter: Record<string, string[]>): Promise<string[]> {
  if (form.get('all') !== 'true') return form.getAll('id').map(String).slice(0, MOST)
  const ids: string[] = []
  for (let number = 1; ids.length < MOST; number += 1) {
    const some = await api.list(contracts, {
      filter: knownFilter(contracts, filter),
      fields: { contracts: ['status'] },
      page: { number, size: 100 },
    })
    ids.push(...some.map(({ id }) => id))
    if (some.length < 100) break
  }
  return ids.slice(0, MOST)
}

async function remind(api: Client, ids: string[]): Promise<ContractsAnswer> {
  const signerIds: string[] = []
  for (let at = 0; at < ids.length; at += 100) {
    const some = await api.list(contractSigners, {
      filter: { contractIdIn: ids.slice(at, at + 100), statusIn: ['invited', 'viewed'] },
      page: { size: 1000 },
    })
    signerIds.push(...some.map(({ id }) => id))
  }
  const answer: ContractsAnswer = { did: 'remind', done: 0, tooSoon: 0, refused: [] }
  for (let at = 0; at < signerIds.length; at += MOST) {
    const { done, tooSoon } = await api.run(remindSigners, '', { signerIds: signerIds.slice(at, at + MOST) })
    answer.done += done
    answer.tooSoon += tooSoon
  }
  return answer
}

type Many = { done: number; refused: { contractId: string; text: string }[] }
/** What came of it, with the names of those that were left out. */
async function toldOf(api: Client, did: ContractsAnswer['did'], { done, refused }: Many): Promise<ContractsAnswer> {
  const names = new Map<string, string>()
  for (let at = 0; at < refused.length; at += 100) {
    const idIn = refused.slice(at, at + 100).map(({ contractId }) => contractId)
    for (const { id, studentName } of await api.list(contracts, { filter: { idIn }, page: { size: 100 } }))
      names.set(id, studentName)
  }
  const told = refused.map(({ contractId, text }) => ({ id: contractId, student: names.get(contractId) ?? '', text }))
  return { did, done, tooSoon: 0, refused: told }
}

/** Reminds or releases one, those that were ticked, all of the list, or all that are late. */
export async function runContractsAction(api: Client, form: FormData, filter: Record<string, string[]>) {
  const name = form.get('do')
  if (!isOneOf(['remind', 'release', 'extend', 'remindLate'] as const, name)) throw data(null, { status: 400 })
  if (name === 'remindLate') form.set('all', 'true')
  try {
    const ids = await chosenIds(api, form, name === 'remindLate' ? { ...filter, late: ['true'] } : filter)
    if (name === 'remind' || name === 'remindLate') return data<ContractsAnswer>(await remind(api, ids))
    if (ids.length === 0) return data<ContractsAnswer>({ did: name, done: 0, tooSoon: 0, refused: [] })
    const many =
      name === 'release'
        ? await api.run(releaseContracts, '', { contractIds: ids })
        : await api.run(extendContracts, '', { contractIds: ids, until: String(form.get('until')) })
    return data<ContractsAnswer>(await toldOf(api, name, many))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    const did = name === 'remindLate' ? 'remind' : name
    return data<ContractsAnswer>({ did, done: 0, tooSoon: 0, refused: [], problem: error.message }, error.status)
  }
}
