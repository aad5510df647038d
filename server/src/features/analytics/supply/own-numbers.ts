import { fail } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { applicationPolicy } from '#features/applications/applications.policy.ts'
import { ofHouse } from '#features/internships/internships.policy.ts'
import { managedBy } from '#features/vacancies/vacancies.policy.ts'
import { applicationStatuses } from '#protocol/features/applications.ts'
import * as protocol from '#protocol/features/own-numbers.ts'
import { seesOwnNumbers } from '../analytics.policy.ts'
import { answerPace, answersText, answerTime, isThisYear } from './supply-facts.ts'

type Found = Omit<protocol.OwnNumbers, 'vacancies' | 'places' | 'taken'> & {
  offered: Pick<protocol.OwnNumbers, 'vacancies' | 'places' | 'taken'>
}

export const ownNumbers = answer(protocol.ownNumbers, async ({ me, read }) => {
  if (!seesOwnNumbers(me)) throw fail('access.forbidden')
  const params = new Params()
  const [found] = await read<{ numbers: Found }>({ text: ownText(me, params), values: params.values })
  if (!found) throw fail('record.missing')
  const { offered, ...numbers } = found.numbers
  return { meta: { ...numbers, ...offered } }
})

/** A JSON object with a number for each of these names. */
const counted = (names: readonly string[], rule: (name: string, at: number) => string) =>
  `json_build_object(${names.map((name, at) => `'${name}', count(*) filter (where ${rule(name, at)})`).join(', ')})`
const isIn = (statuses: readonly string[]) => `i.status in (${statuses.map((status) => `'${status}'`).join(', ')})`

/** All numbers of the page in one statement; each table is gone through once, and what comes of it is small. */
function ownText(me: Me, params: Params): string {
  // Said beside the policy, which has other ways to see a row: this one has an index.
  const ours = `any(${params.add(me.adminOf('NonProfit', 'Provider'))}::uuid[])`
  const states: Record<string, readonly string[]> = protocol.traineeStates
  return `with sent as materialized (select a.status, case when ${isThisYear('a')} then ${answerPace('a')} end as pace,
        case when ${isThisYear('a')} then ${answerTime('a')} end as took from applications a
      where a.organization_id = ${ours} and ${compile(applicationPolicy.read(me), 'a', params)}),
    trainees as materialized (select ${counted(Object.keys(states), (_, at) => isIn(Object.values(states)[at] ?? []))} as states,
        coalesce(sum(i.hours), 0) as hours
      from internships i where ${compile(ofHouse(me), 'i', params)})
    select json_build_object('today', today_nl(),
      'offered', (select json_build_object('vacancies', count(*) filter (where v.status = 'published'),
        'places', coalesce(sum(v.places), 0), 'taken', coalesce(sum(v.places_taken), 0))
        from vacancies v where v.status in ('published', 'full') and ${compile(managedBy(me), 'v', params)}),
      'applications', (select ${counted(applicationStatuses, (status) => `a.status = '${status}'`)} from sent a),
      'answers', (${answersText('sent')}),
      'trainees', (select t.states from trainees t), 'hours', (select t.hours from trainees t)) as numbers`
}
