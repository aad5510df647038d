import { fail, failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { changesBetween } from '#protocol/features/contract-changes.ts'
import * as protocol from '#protocol/features/contract-desk.ts'
import type { ContractPaper } from '#protocol/features/contracts.ts'
import { looksAtContract } from '../contracts.policy.ts'

/** More than that is no story to read; one more says that there is more. */
const MOST = 80

type Versions = protocol.ContractStory['versions']
type Found = Pick<protocol.ContractStory, 'happenings' | 'signatures'> & {
  versions: (Omit<Versions[number], 'changes'> & { paper: ContractPaper })[]
}

const nameOf = (id: string) =>
  `(select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = ${id})`

/** What happened, which texts there were, and who signed them; never an address, a browser or a link. */
export const contractStory = answer(protocol.contractStory, async ({ me, read, asked }) => {
  const about = asked().filter.get('contractId')
  if (!about || !isId(about.text)) throw failParameter('parameter.invalid', 'filter[contract_id]')
  const params = new Params()
  const id = params.add(about.text)
  const may = compile(looksAtContract(me), 'c', params)
  const [found] = await read<Found>({
    text: `select
        coalesce((select json_agg(h order by h."createdAt" desc, h.id) from (
          select e.id, e.name, e.created_at as "createdAt", e.data->>'signerId' as "signerId", ${nameOf('e.actor_id')} as "actorName"
          from events e where e.data->>'internshipId' = c.internship_id::text and e.topic = 'contract'
            and e.data->>'contractId' = c.id::text order by e.created_at desc, e.id limit ${MOST + 1}) h), '[]') as happenings,
        coalesce((select json_agg(json_build_object('number', v.number, 'createdAt', v.created_at, 'hash', v.hash,
          'madeBy', ${nameOf('v.made_by_id')}, 'paper', v.document::json) order by v.number desc) from contract_versions v where v.contract_id = c.id), '[]') as versions,
        coalesce((select json_agg(json_build_object('signerId', g.signer_id, 'version', g.version, 'name', g.name, 'role', g.role,
          'via', g.via, 'signedAt', g.signed_at) order by g.signed_at desc) from contract_signatures g where g.contract_id = c.id), '[]') as signatures
      from contracts c where c.id = ${id}::uuid and ${may}`,
    values: params.values,
  })
  if (!found) throw fail('record.missing')
  const { happenings, versions, signatures } = found
  const told: protocol.ContractStory = {
    happenings: happenings.slice(0, MOST),
    more: happenings.length > MOST,
    versions: versions.map(({ paper, ...version }, at) => {
      const before = versions[at + 1]?.paper
      return { ...version, changes: before ? changesBetween(before, paper) : null }
    }),
    signatures,
  }
  return { meta: told }
})
