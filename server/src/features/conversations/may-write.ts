import { failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/conversations.ts'
import { mayTalk } from './conversations.policy.ts'
import { mayWrite } from './who-writes-whom.ts'

/** For the button beside a name. The list of all to whom one may write is that of thousands, for who leads a school. */
export const mayWriteTo = answer(protocol.mayWriteTo, async ({ me, read, asked }) => {
  const other = asked().filter.get('userId')?.text
  if (!other || !isId(other)) throw failParameter('parameter.invalid', 'filter[user_id]')
  if (!mayTalk(me) || me.isOperator) return { meta: { may: false } }
  const [found] = await read<{ may: boolean }>({
    text: `select ${mayWrite('$1::uuid', '$2::uuid')} as may`,
    values: [me.id, other],
  })
  return { meta: { may: found?.may === true } }
})
