import type { Tx } from '#engine/writing/transaction.ts'
import { contracts } from '#protocol/features/contracts.ts'
import { required } from '#protocol/shared/guards.ts'
import { schoolSignerOf } from '../sign/seats.ts'
import { takeSeat } from './take-seat.ts'

const SLICE = 200

/** Whoever signs without days, or the administrator where nobody was chosen. Who was put there by hand stays. */
const isUsual = `case when exists (select from school_signers u where u.school_id = c.school_id and u.first_day is null and u.last_day is null)
  then exists (select from school_signers u where u.school_id = c.school_id and u.user_id = s.user_id and u.first_day is null and u.last_day is null)
  else exists (select from roles r where r.user_id = s.user_id and r.organization_id = c.school_id and r.name = 'admin') end`

const isOver = `exists (select from school_signers u where u.school_id = c.school_id and u.user_id = s.user_id and u.last_day < today_nl())`

type Passing = { id: string; role: 'school'; contractId: string }
type Person = { userId: string; name: string; email: string; phone: string | null }

/** What waits for a school goes to whoever stands in, from their first day on; what is left after their last day goes back. */
export async function passToStandIns(tx: Tx): Promise<number> {
  const passing = await tx.rows<Passing & Person>(
    `select s.id, s.role, c.id as "contractId", n.id as "userId", n.name, n.email, n.phone
     from (select distinct school_id from school_signers where first_day is not null or last_day is not null) a
     cross join lateral (${schoolSignerOf('a.school_id')}) n
     join contracts c on c.school_id = a.school_id and c.waits_for is not null
     join contract_signers s on s.contract_id = c.id and s.role = 'school'
     where s.status in ('waiting', 'invited', 'viewed') and n.id is distinct from s.user_id
       and (n."isStandIn" and (${isUsual}) or ${isOver})
       and not exists (select from contract_signers o where o.contract_id = c.id and o.id <> s.id and lower(o.email) = lower(n.email))
     order by c.id, s.id limit ${SLICE}`,
  )
  for (const { id, role, contractId, ...person } of passing) {
    const contract = await tx.rowFrom(contracts, 'where id = $1 for no key update', [contractId])
    await takeSeat(tx, required(contract, 'contract of a seat'), { id, role }, person)
  }
  return passing.length
}
