import { job } from '#engine/feature.ts'
import { sqlCondition } from '#engine/judging/condition.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { contractLife, contractUnsigned, signerReminded } from '#protocol/features/contracts.ts'
import { sealing } from '../seal/seal-contract.ts'
import { aboutOf } from './make-contracts.ts'
import { settleContracts } from './settle-contract.ts'
import { passToStandIns } from './stand-ins.ts'

const SLICE = 200
/** Whoever does not sign is asked again after so many days, and so often. */
const REMIND_DAYS = 5
const REMINDERS = 3
/** So many days before the first day they are asked once more, however often they were before. */
const DAYS_BEFORE = [3, 2]
/** Links are of no use any more so long after they ended. */
const KEPT_DAYS = 60

/** It was not signed in time: nobody can any more, until the school goes on with it. */
async function expire(tx: Tx): Promise<number> {
  const over = sqlCondition((t) => `${t}.expires_on < today_nl()`)
  const ended = await tx.moveAll(contractLife.expire, over, {
    set: { waitsFor: 'staff', waitsSince: new Date() },
    tell: (row) => aboutOf(row),
    limit: SLICE,
  })
  await settleContracts(
    tx,
    ended.map(({ internshipId }) => internshipId),
  )
  return ended.length
}

type Late = { signerId: string; role: 'student'; contractId: string; internshipId: string; studentId: string }

/** The same mail as by hand, and counted with those: nobody gets two on one day. */
async function remind(tx: Tx): Promise<number> {
  const late = await tx.rows<Late>(
    `with late as (select s.id from contract_signers s join contracts c on c.id = s.contract_id
         join internships i on i.id = c.internship_id
       where c.status in ('ready', 'partly_signed') and s.status in ('invited', 'viewed')
         and (s.reminders < $1 and coalesce(s.reminded_at, s.invited_at) < now() - make_interval(days => $2)
           or i.start_date - today_nl() = any($3::int[]) and coalesce(s.reminded_at, s.invited_at) < now() - interval '23 hours')
       order by s.id limit ${SLICE} for no key update of s skip locked)
     update contract_signers s set reminded_at = now(), reminders = s.reminders + 1 from late, contracts c
     where s.id = late.id and c.id = s.contract_id
     returning s.id as "signerId", s.role, c.id as "contractId", c.internship_id as "internshipId", c.student_id as "studentId"`,
    [REMINDERS, REMIND_DAYS, DAYS_BEFORE],
  )
  for (const told of late) tx.emit(signerReminded, told, { type: 'users', id: told.studentId })
  return late.length
}

type Unsigned = { contractId: string; internshipId: string; studentId: string; startDate: string }

/** Tomorrow is the first day, or today where a night was missed, and it is not signed: the school can still do something. */
async function warn(tx: Tx): Promise<number> {
  const unsigned = await tx.rows<Unsigned>(
    `with late as (select c.id, i.start_date from contracts c join internships i on i.id = c.internship_id
       where c.waits_for is not null and c.amends_id is null and i.status not in ('stopped', 'refused', 'completed')
         and i.start_date between today_nl() and today_nl() + 1 and c.warned_for is distinct from i.start_date
         and (c.created_at at time zone 'Europe/Amsterdam')::date < i.start_date
       order by c.id limit ${SLICE} for no key update of c skip locked)
     update contracts c set warned_for = late.start_date from late where c.id = late.id
     returning c.id as "contractId", c.internship_id as "internshipId", c.student_id as "studentId",
       c.warned_for::text as "startDate"`,
  )
  for (const told of unsigned) tx.emit(contractUnsigned, told, { type: 'users', id: told.studentId })
  return unsigned.length
}

/** Nothing holds up a seal so long but a fault that somebody had to mend. */
async function sealLate(tx: Tx): Promise<number> {
  const late = await tx.rows<{ id: string }>(
    `select c.id from contracts c where c.status = 'signed' and c.signed_at < now() - interval '1 hour'
       and not exists (select from contract_seals s where s.contract_id = c.id) order by c.signed_at, c.id limit ${SLICE}`,
  )
  for (const { id } of late) tx.enqueue(sealing(id))
  return late.length
}

/** Early in the morning, before a day of work begins. */
export const tendContracts = job(
  'tendContracts',
  async ({ site, road }) => {
    if (!site.flags.digitalContracts) return
    for (const step of [expire, passToStandIns, remind, warn]) {
      let done = SLICE
      while (done === SLICE) done = await road.inTenant(site, step)
    }
    await road.inTenant(site, sealLate)
    await road.inTenant(site, (tx) =>
      tx.run(`delete from contract_links where expires_at < now() - make_interval(days => $1)`, [KEPT_DAYS]),
    )
  },
  '10 6 * * *',
)
