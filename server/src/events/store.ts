import type { Statement } from '#db/batch.ts'
import type { Job, StoredEvent } from '#engine/writing/transaction.ts'
import { heardAs } from '#protocol/features/webhook-events.ts'

type Source = {
  actorId: string | null
  impersonatorId: string | null
  requestId: string | null
  /** Other transactions store more with the same id. */
  isPart: boolean
}

/** Where a webhook listens there is a job that finds out what it may hear; elsewhere an event costs no more than a look. */
const listening = `, heard as (
        select graphile_worker.add_job('hearEvent', payload => json_build_object('tenantId', current_tenant(), 'eventId', e.id),
          job_key => 'hearEvent:' || e.id, max_attempts => 12)
        from jsonb_to_recordset($1::jsonb) as e(id uuid, area text)
        where exists (select from webhooks w
          where e.area = any(w.areas) and w.paused_at is null and w.switched_off_at is null))`

/** Stores events and tells every process what changed, in one statement. The notice goes out when the change commits. */
export function storeEvents(events: readonly (StoredEvent & { id: string })[], source: Source): Statement {
  const names = events.map(({ name }) => name)
  const told = events.map((event) => ({ ...event, area: heardAs(event.name)?.area }))
  const isHeard = told.some(({ area }) => area)
  const several = source.isPart ? names : names.filter((name, index) => names.indexOf(name) !== index)
  return {
    text: `with stored as (
        insert into events (id, name, subject_type, subject_id, data, actor_id, impersonator_id, request_id, has_others)
        select e.id, e.name, e."subjectType", e."subjectId", e.data, $2, $3, $4, e.name = any($5)
        from jsonb_to_recordset($1::jsonb) as e(id uuid, name text, "subjectType" text, "subjectId" uuid, data jsonb)
        returning name, subject_type, subject_id)${isHeard ? listening : ''}
      select pg_notify('live', json_build_array(current_tenant(), subject_type, subject_id, name)::text)
        ${isHeard ? ', (select count(*) from heard)' : ''} from stored`,
    values: [JSON.stringify(told), source.actorId, source.impersonatorId, source.requestId, several],
  }
}

/** Puts jobs into the queue as part of the transaction: a job exists exactly when its cause was committed. */
export function storeJobs(tenantId: string, jobs: readonly Job[]): Statement {
  const specs = jobs.map((job) => ({
    identifier: job.identifier,
    payload: { ...job.payload, tenantId },
    job_key: job.key ?? null,
    run_at: job.runAt?.toISOString() ?? null,
    max_attempts: job.attempts ?? 12,
    queue_name: job.queue ?? null,
  }))
  // Asked for twice is asked for as it was said last.
  const last = specs.filter(
    ({ job_key: key }, at) => key === null || !specs.some((one, n) => n > at && one.job_key === key),
  )
  return {
    text: `select count(*) from graphile_worker.add_jobs(array(
        select s from jsonb_populate_recordset(null::graphile_worker.job_spec, $1::jsonb) s))`,
    values: [JSON.stringify(last)],
  }
}
