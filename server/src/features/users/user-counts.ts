import { answer } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import * as protocol from '#protocol/users.ts'
import { userPolicy } from './users.policy.ts'

const withRole = (...names: string[]) =>
  `t.id in (select r.user_id from roles r where r.name in (${names.map((name) => `'${name}'`).join(', ')}))`
const isHere = `t.status <> 'archived'`

const views: Record<keyof protocol.UserCounts, string> = {
  all: isHere,
  students: `${isHere} and ${withRole('student')}`,
  staff: `${isHere} and ${withRole('admin', 'mentor')}`,
  waiting: `t.status = 'invited' and t.invited_at is null`,
  never: `${isHere} and t.last_sign_in_at is null`,
  archive: `t.status = 'archived'`,
}

/** For the views above the list of people: all of them in one statement. */
export const userCounts = answer(protocol.userCounts, async ({ me, read }) => {
  const params = new Params()
  const where = compile(userPolicy.read(me), 't', params)
  const counted = Object.entries(views).map(([name, rule]) => `count(*) filter (where ${rule})::int as ${name}`)
  const [counts] = await read({
    text: `select ${counted.join(', ')} from users t where ${where}`,
    values: params.values,
  })
  return { meta: counts as protocol.UserCounts }
})
