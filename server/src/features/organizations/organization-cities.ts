import { answer } from '#engine/feature.ts'
import { compile, every, none, Params } from '#engine/judging/condition.ts'
import * as protocol from '#protocol/features/organizations.ts'
import { otherOrganizations, ownOrganizations } from './organizations.policy.ts'

const MOST = 60

/** Only towns of organizations that the reader may see. */
export const organizationCities = answer(protocol.organizationCities, async ({ me, read }) => {
  const params = new Params()
  const parts = [
    { from: 'organizations_sums t', n: 't.n', where: otherOrganizations(me) },
    { from: 'organizations t', n: '1', where: every(ownOrganizations(me), none(otherOrganizations(me))) },
  ].flatMap(({ from, n, where }) => {
    const rule = compile(where, 't', params)
    if (rule === false) return []
    return [`select t.city, ${n} as n from ${from} where t.city is not null${rule === true ? '' : ` and ${rule}`}`]
  })
  if (parts.length === 0) return { meta: { cities: [] } }
  const rows = await read<{ city: string }>({
    text: `select t.city from (${parts.join(' union all ')}) t
      group by t.city having sum(t.n) > 0 order by sum(t.n) desc, t.city limit ${MOST}`,
    values: params.values,
  })
  return { meta: { cities: rows.map(({ city }) => city) } }
})
