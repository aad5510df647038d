import { fail, failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/internship-history.ts'
import type { Choice } from '#protocol/shared/choices.ts'
import { internshipPolicy } from './internships.policy.ts'

/** More than that no host has who guide. */
const MOST = 200

/** Who can guide somebody: by name only, and only for who may change the internship. */
export const peopleOfHost = answer(protocol.peopleOfHost, async ({ me, read, asked }) => {
  const about = asked().filter.get('internshipId')
  if (!about || !isId(about.text)) throw failParameter('parameter.invalid', 'filter[internship_id]')
  const params = new Params()
  const id = params.add(about.text)
  const may = compile(internshipPolicy.changeInternship(me), 'i', params)
  const [found] = await read<{ choices: Choice[] }>({
    text: `select coalesce((select json_agg(p) from (
          select distinct u.id, concat_ws(' ', u.first_name, u.infix, u.last_name) as name
          from roles r join users u on u.id = r.user_id
          where r.organization_id = i.organization_id and u.status in ('active', 'invited') order by name limit ${MOST}) p),
        '[]') as choices
      from internships i where i.id = ${id}::uuid and ${may}`,
    values: params.values,
  })
  if (!found) throw fail('record.missing')
  return { meta: found }
})
