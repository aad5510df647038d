import type { Statement } from '#db/batch.ts'
import type { Job, StoredEvent } from '#engine/writing/transaction.ts'

type Source = {
  actorId: string | null
  impersonatorId: string | null
  requestId: string | null
  /** Other transactions store more with the same id. */
  isPart: boolean
}

/** Stores events and tells every process what changed, in one statement. The notice goes out when the change commits. */
export function storeEvents(events: readonly (StoredEvent & { id: string })[], source: Source): Statement {
  const names = events.map(({ name }) => name)
  const several = source.isPart ? names : names.filter((name, index) => names.indexOf(name) !== index)
  return {
    text: `with stored as (
        insert into events (id, name, subject_type, subject_id, data, actor_id, impersonator_id, request_id, has_others)
        select e.id, e.name, e."subjectType", e."subjectId", e.data, $2, $3, $4, e.name = any($5)
        from jsonb_to_recordset($1::jsonb) as e(id uuid, name text, "subjectType" text, "subjectId" uuid, data jsonb)
        returning name, subject_type, subject_id)
      select pg_notify('live', json_build_array(current_tenant(), subject_type, subject_id, name)::text) from stored`,
    values: [JSON.stringify(events), source.actorId, source.impersonatorId, source.requestId, several],
  }
}

/** Puts jobs into the queue as part of the transaction: a job exists exactly when its cause was committed. */
export function storeJobs(tenantId: string, jobs: readonly Job[]): Statement {
  const specs = jobs.map((job) => ({
    identifier: job.identifier,
    payload: { ...job.payload, tenantId },
    key: job.key ?? null,
    run_at: job.runAt?.toISOString() ?? null,
    attempts: job.attempts ?? 12,
  }))
  return {
    text: `select graphile_worker.add_job(j.identifier, payload => j.payload, job_key => j.key, run_at => j.run_at, max_attempts => j.attempts)
      from jsonb_to_recordset($1::jsonb) as j(identifier text, payload json, key text, run_at timestamptz, attempts int)`,
    values: [JSON.stringify(specs)],
  }
}
