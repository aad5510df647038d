import { job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { type PhaseKindName, phaseDueSoon, phaseOverdue } from '#protocol/features/phases.ts'

const SLICE = 500
/** What is late is said once. */
const LATE = -1
/** So many nights may be missed before a reminder comes too late to be of use. */
const GRACE = 3

type Due = {
  phaseId: string
  internshipId: string
  studentId: string
  kind: PhaseKindName
  dueOn: string
  days: number
}

/**
 * Steps that somebody is at, on the days that their route reminds of them, and what became late. A day that had passed when
 * the step was opened reminds nobody; nobody is reminded of what waits for the first day either.
 */
const due = `select p.id as "phaseId", p.internship_id as "internshipId", p.student_id as "studentId", p.kind,
    p.due_on::text as "dueOn", d.days
  from internship_phases p join internships i on i.id = p.internship_id
  left join workflow_phases f on f.id = p.workflow_phase_id
  cross join lateral (
    select unnest(coalesce(f.remind_days, '{}')) as days
    union select ${LATE}::smallint) d
  where p.status in ('open', 'submitted', 'returned') and p.removed_at is null
    and p.due_on between today_nl() - ${GRACE + 1} and today_nl() + 60
    and today_nl() - (p.due_on - d.days) between 0 and ${GRACE}
    and (d.days = ${LATE} or p.due_on >= today_nl())
    and (p.opened_at is null or p.due_on - d.days > (p.opened_at at time zone 'Europe/Amsterdam')::date)
    and i.status not in ('completed', 'refused', 'stopped') and i.up <> 'calendar'
    and not exists (select from phase_reminders r where r.phase_id = p.id and r.due_on = p.due_on and r.days = d.days)
  order by p.id, d.days limit ${SLICE}`

/** Remembered and told together, so that a run that is cut off neither forgets anybody nor reminds them again. */
async function remindSome(tx: Tx): Promise<number> {
  const found = await tx.rows<Due>(due)
  const fresh = await tx.rows<{ phaseId: string; days: number }>(
    `insert into phase_reminders (phase_id, due_on, days)
     select d."phaseId", d."dueOn", d.days from jsonb_to_recordset($1::jsonb) as d("phaseId" uuid, "dueOn" date, days smallint)
     on conflict do nothing returning phase_id as "phaseId", days`,
    [JSON.stringify(found)],
  )
  // Of several reminders that fall due at once, after nights that were missed, the last one is enough.
  const last = new Map(fresh.toSorted((one, other) => other.days - one.days).map((each) => [each.phaseId, each.days]))
  for (const { phaseId, internshipId, studentId, kind, dueOn, days } of found)
    if (last.get(phaseId) === days)
      tx.emit(
        days === LATE ? phaseOverdue : phaseDueSoon,
        { phaseId, internshipId, kind, dueOn },
        { type: 'users', id: studentId },
      )
  return found.length
}

/** Every morning, before school: whoever is up hears what is due soon, and what is late. */
export const remindPhases = job(
  'remindPhases',
  async ({ site, road }) => {
    while ((await road.inTenant(site, remindSome)) === SLICE);
  },
  '30 4 * * *',
)
