import type { FastifyBaseLogger } from 'fastify'
import type { JobHelpers, TaskList } from 'graphile-worker'
import { untilStopped } from '#db/database.ts'
import type { System } from '#db/system.ts'
import type { Site } from '#engine/call.ts'
import type { HandledJob } from '#engine/feature.ts'
import { type EventRow, isTakenBack } from '#engine/reactions.ts'
import type { Road } from '#engine/road.ts'
import { camelRow } from '#engine/writing/transaction.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { Sites } from '#tenants/sites.ts'
import { framesOf, JobError, safeJobError } from './job-error.ts'

export type TaskParts = {
  road: Road
  sites: Sites
  system: System
  mailer: Mailer
  log: FastifyBaseLogger
  jobs: readonly HandledJob[]
}
type Payload = Record<string, string>
type Work = (payload: Payload, helpers: JobHelpers) => Promise<void>

/** What a job can be. Each is safe to do twice, because a worker may stop between doing it and saying so. */
export function tasks({ road, sites, system, mailer, log, jobs }: TaskParts, timeLimitMs: number): TaskList {
  // A site or reaction that this version does not know may be known to another process: fail and try again.
  const siteOf = (payload: Payload): Site => {
    const site = sites.id(payload.tenantId ?? '')
    if (!site) throw new JobError('tenant.unknown')
    return site
  }
  const react: Work = async (payload) => {
    const site = siteOf(payload)
    const reaction = road.reactions.all.find((candidate) => candidate.name === payload.reaction)
    if (!reaction) throw new JobError('reaction.unknown')
    await road.inTenant(site, async (tx) => {
      const row = await tx.row('select * from events where id = $1', [payload.eventId])
      if (!row || (await isTakenBack(tx, reaction, String(row.id)))) return
      const event = camelRow<EventRow & { data: Record<string, unknown> }>(row)
      tx.actorId = event.actorId
      tx.cause = event.data
      await reaction.run({ event: { ...event.data, ...event }, tx })
    })
  }
  const sendMail: Work = (payload, { job }) =>
    mailer.send(siteOf(payload), payload.mailId as string, job.attempts >= job.max_attempts)

  // What the clock starts says no site: it is done for each.
  const ofFeature =
    ({ run }: HandledJob): Work =>
    async (payload) => {
      for (const site of payload.tenantId ? [siteOf(payload)] : sites.all()) await run({ site, payload, road, log })
    }
  const work = {
    react,
    sendMail,
    sweep: () => system.sweep(),
    schoolYears: () => system.ensureSchoolYears(),
    ...Object.fromEntries(jobs.map((each) => [each.name, ofFeature(each)])),
  }
  return Object.fromEntries(
    Object.entries(work).map(([name, run]) => [name, guarded(name, run as Work, timeLimitMs, log)]),
  )
}

/** Ends a job that never ends, and keeps what may be personal out of the queue and the log. */
function guarded(name: string, run: Work, timeLimitMs: number, log: FastifyBaseLogger) {
  return async (payload: unknown, helpers: JobHelpers): Promise<void> => {
    const { promise: tooLate, reject } = Promise.withResolvers<never>()
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const error = new JobError('job.timeout')
      stop.abort(error)
      reject(error)
    }, timeLimitMs)
    try {
      await Promise.race([untilStopped.run(stop.signal, () => run(payload as Payload, helpers)), tooLate])
    } catch (error) {
      const safe = safeJobError(error)
      const { id, attempts, max_attempts } = helpers.job
      const level = attempts >= max_attempts ? 'error' : 'warn'
      log[level]({ job: id, task: name, attempts, reason: safe.message, frames: framesOf(error) }, 'job failed')
      throw safe
    } finally {
      clearTimeout(timer)
    }
  }
}
