import { answer } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import * as protocol from '#protocol/features/organizations.ts'
import { organizationPolicy } from './organizations.policy.ts'

const MOST = 60

/** Only towns of organizations that the reader may see. */
export const organizationCities = answer(protocol.organizationCities, async ({ me, read }) => {
  const params = new Params()
  const where = compile(organizationPolicy.read(me), 't', params)
  const rows = await read<{ city: string }>({
    text: `select t.city from organizations t where t.city is not null and ${where}
      group by t.city order by count(*) desc, t.city limit ${MOST}`,
    values: params.values,
  })
  return { meta: { cities: rows.map(({ city }) => city) } }
})
