import type { SiteLook } from '#protocol/tenants/site-theme.ts'
import type { Database } from './database.ts'

/** So many attempts at once, then one after a delay that grows; remembered for `keep` seconds without one. */
export type Bucket = {
  key: string
  free: number
  first: number
  longest: number
  keep: number
  /** Left out for whoever came from the same place before. */
  strangers: boolean
}

type Welcome = { forget: string[]; uncount: string[]; remember: string; seconds: number }

export type JobCounts = { waiting: number; running: number; dead: number; oldestSeconds: number }

/**
 * Everything that may look across tenants, one named function per purpose (`run_as_system` in server/migrations).
 * Each is a question beside whatever transaction is under way: what it counts stays counted when that is refused.
 */
export class System {
  private readonly db: Database
  constructor(db: Database) {
    this.db = db
  }

  private async call<T>(text: string, values: unknown[] = []): Promise<T[]> {
    const result = await this.db.ask({ text, values })
    return (result?.rows ?? []) as T[]
  }

  async ensureTenant(key: string): Promise<string> {
    const [row] = await this.call<{ id: string }>('select system.ensure_tenant($1) as id', [key])
    return row?.id as string
  }

  /** Of the sites that changed theirs. */
  looksOfSites(): Promise<{ tenant: string; look: Partial<SiteLook> }[]> {
    return this.call('select tenant, look from system.looks_of_sites()')
  }

  /** True when the site has nobody yet; what an interrupted start left behind is removed first. */
  async beginSeed(tenantId: string): Promise<boolean> {
    const [row] = await this.call<{ empty: boolean }>('select system.begin_seed($1) as empty', [tenantId])
    return row?.empty ?? false
  }

  async endSeed(tenantId: string): Promise<void> {
    await this.call('select system.end_seed($1)', [tenantId])
  }

  async ensureSchoolYears(): Promise<void> {
    await this.call('select system.ensure_all_school_years()')
  }

  async passwordElsewhere(email: string, here: string): Promise<string | null> {
    const [row] = await this.call<{ hash: string | null }>('select system.credentials_elsewhere($1, $2) as hash', [
      email,
      here,
    ])
    return row?.hash ?? null
  }

  async identityElsewhere({ issuer, subject }: { issuer: string; subject: string }, here: string): Promise<boolean> {
    const [row] = await this.call<{ is_known: boolean }>('select system.identity_elsewhere($1, $2, $3) as is_known', [
      issuer,
      subject,
      here,
    ])
    return row?.is_known ?? false
  }

  async countAttempt(key: string, seconds: number): Promise<{ hits: number; retryAfter: number }> {
    const [row] = await this.call<{ hits: number; retry_after: number }>('select * from system.count_attempt($1, $2)', [
      key,
      seconds,
    ])
    return { hits: row?.hits ?? 0, retryAfter: row?.retry_after ?? 1 }
  }

  /** Seconds to wait; none when the attempt may go on, which is then counted. */
  async takeAttempt(buckets: Bucket[], known: string): Promise<number> {
    const values = [JSON.stringify(buckets), known]
    const [row] = await this.call<{ wait: number }>('select system.take_attempt($1, $2) as wait', values)
    return row?.wait ?? 0
  }

  async isSlowed(buckets: Bucket[]): Promise<boolean> {
    const [row] = await this.call<{ slowed: boolean }>('select system.is_slowed($1) as slowed', [
      JSON.stringify(buckets),
    ])
    return row?.slowed ?? false
  }

  async welcome({ forget, uncount, remember, seconds }: Welcome): Promise<void> {
    await this.call('select system.welcome($1, $2, $3, $4)', [forget, uncount, remember, seconds])
  }

  /** Renews the lease of a worker pool; answers how many jobs of dead pools were freed. */
  async keepWorker(pool: string, seconds: number): Promise<number> {
    const [row] = await this.call<{ freed: number }>('select system.keep_worker($1, $2) as freed', [pool, seconds])
    return row?.freed ?? 0
  }

  async endWorker(pool: string): Promise<void> {
    await this.call('select system.end_worker($1)', [pool])
  }

  async jobCounts(): Promise<JobCounts> {
    const [row] = await this.call<JobCounts>(
      'select waiting, running, dead, oldest_seconds as "oldestSeconds" from system.job_counts()',
    )
    return row as JobCounts
  }

  async sweep(): Promise<void> {
    await this.call('select system.sweep()')
  }
}
