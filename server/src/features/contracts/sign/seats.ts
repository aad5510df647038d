import type { Tx } from '#engine/writing/transaction.ts'
import type { SignerRole, SignerSteps } from '#protocol/features/contract-templates.ts'
import type { InternshipFacts } from '../paper/contract-facts.ts'

export type NewSeat = {
  role: SignerRole
  seat: number
  step: number
  userId: string | null
  name: string
  email: string | null
  phone: string | null
}

/** Who signs for a school now: whoever stands in for some days first, then whoever it chose; else its first administrator. */
export const schoolSignerOf = (school: string) =>
  `select u.id, concat_ws(' ', u.first_name, u.infix, u.last_name) as name, u.email, u.phone_number as phone,
     k.first_day is not null as "isStandIn"
   from users u left join school_signers k on k.user_id = u.id and k.school_id = ${school}
     and (k.first_day is null or k.first_day <= today_nl()) and (k.last_day is null or k.last_day >= today_nl())
   where u.status = 'active' and u.id in (select r.user_id from roles r where r.organization_id = ${school} and r.name in ('admin', 'mentor'))
     and (k.id is not null or u.id in (select r.user_id from roles r where r.organization_id = ${school} and r.name = 'admin'))
   order by k.id is null, k.first_day is null, k.created_at, u.created_at, u.id limit 1`

const schoolSigner = (tx: Tx, schoolId: string) =>
  tx.row<{ id: string; name: string; email: string; phone: string | null }>(schoolSignerOf('$1'), [schoolId])

/**
 * Who has to sign: the student, a parent or guardian of who is under 18 on the first day, the host and the school. Where the
 * host signs first, it does so before all others.
 */
export async function seatsFor(tx: Tx, facts: InternshipFacts, steps: SignerSteps): Promise<NewSeat[]> {
  const { values, isMinor, secondGuardian, studentId, schoolId } = facts
  const companyFirst = tx.site.flags.companySignsFirst
  const step = (role: SignerRole) => (companyFirst && role === 'host' ? 0 : steps[role])
  const said = (name: string) => values[name] ?? null
  const school = schoolId ? await schoolSigner(tx, schoolId) : undefined
  const seats: NewSeat[] = [
    {
      role: 'student',
      seat: 1,
      step: step('student'),
      userId: studentId,
      name: said('student.name') ?? '',
      email: said('student.email'),
      phone: said('student.phone'),
    },
  ]
  const outsider = (role: SignerRole, seat: number, name: string | null, email: string | null, phone: string | null) =>
    seats.push({ role, seat, step: step(role), userId: null, name: name ?? '', email, phone })
  if (isMinor) {
    outsider('guardian', 1, said('guardian.name'), said('guardian.email'), said('guardian.phone'))
    if (secondGuardian.name) outsider('guardian', 2, secondGuardian.name, secondGuardian.email, null)
  }
  seats.push({
    role: 'host',
    seat: 1,
    step: step('host'),
    userId: facts.supervisorId,
    name: said('host.supervisor') ?? '',
    email: said('host.supervisorEmail'),
    phone: said('host.supervisorPhone'),
  })
  seats.push({
    role: 'school',
    seat: 1,
    step: step('school'),
    userId: school?.id ?? null,
    name: school?.name ?? '',
    email: school?.email ?? null,
    phone: school?.phone ?? null,
  })
  return seats
}
