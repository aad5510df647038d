import { randomBytes, randomInt } from 'node:crypto'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Me } from '#engine/judging/me.ts'
import { metaDocument } from '#engine/reading/document.ts'
import { worksAtHost } from '#features/internships/internships.policy.ts'
import * as protocol from '#protocol/features/check-ins.ts'

type Code = { token: string; digits: string; secondsLeft: number }

const isOf = (me: Me, id: string) => me.roles.some(({ organizationId }) => organizationId === id)

/** The one that stands there, or a new one when that has had its minute. Old ones are of use for a day to phones without a line. */
export const showCheckInCode = handle(
  protocol.showCheckInCode,
  async ({ input: { organizationId }, me, tx }) => {
    if (!isOf(me, organizationId)) throw fail('access.forbidden')
    // Two screens that ask at the same moment show the same.
    await tx.run('select pg_advisory_xact_lock(hashtextextended($1, 11))', [organizationId])
    const tell = ({ token, digits, secondsLeft }: Code) => {
      const code: protocol.CounterCode = { address: `${tx.site.url}/inchecken/${token}`, digits, secondsLeft }
      return { status: 200, body: metaDocument(code), isSecret: true }
    }
    const standing = await tx.row<Code>(
      `select token, digits, ceil(extract(epoch from created_at + make_interval(secs => $2) - now()))::int as "secondsLeft"
       from check_in_codes where organization_id = $1 and created_at > now() - make_interval(secs => $2)
       order by created_at desc limit 1`,
      [organizationId, protocol.codeSeconds],
    )
    if (standing) return tell(standing)
    await tx.run(`delete from check_in_codes where organization_id = $1 and created_at < now() - interval '1 day'`, [
      organizationId,
    ])
    const fresh = { token: randomBytes(12).toString('base64url'), digits: String(randomInt(10_000)).padStart(4, '0') }
    await tx.run('insert into check_in_codes (organization_id, token, digits) values ($1, $2, $3)', [
      organizationId,
      fresh.token,
      fresh.digits,
    ])
    return tell({ ...fresh, secondsLeft: protocol.codeSeconds })
  },
  worksAtHost,
)
