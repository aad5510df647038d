import { createHmac, randomUUID } from 'node:crypto'
import { tellUse } from '#auth/api-key.ts'
import {
  type Authenticated,
  isProved,
  readAbsent,
  readSession,
  type SessionRow,
  sessionStatement,
  touchSession,
} from '#auth/authenticate.ts'
import type { BatchResult, Statement } from '#db/batch.ts'
import { type Database, type Read, type Sql, WrongGuess } from '#db/database.ts'
import { storeEvents, storeJobs } from '#events/store.ts'
import type { Access } from '#protocol/declaring/define.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { Call } from './call.ts'
import { fail } from './fail.ts'
import { Me } from './judging/me.ts'
import type { Reactions } from './reactions.ts'
import type { Texts } from './reading/document.ts'
import { type Selection, textsOf } from './reading/select.ts'
import type { Registry } from './serve.ts'
import {
  claiming,
  type IdempotencyKey,
  idempotencyKey,
  keepAnswer,
  release,
  replayOf,
  type Sending,
} from './writing/idempotency.ts'
import { Tx } from './writing/transaction.ts'

export type Answer = {
  status: number
  body: string | null
  headers?: Record<string, string | string[]>
  /** Holds a token that is stored nowhere but as a hash, so the answer must not be kept for a repeat either. */
  isSecret?: boolean
}

/** Who asked for something, and in which organization they were acting. */
export type Asked = { userId: string; organizationId: string | null }

const MAX_REMEMBERED = 5000

/** A session as it was read last, and what the database said to the letter. */
type Seen = { words: string; found: Authenticated }

const wordsOf = (row: SessionRow): string | undefined => row?.join('\n')

/**
 * The road every request walks: session → transaction with the tenant set → (for a write) the key that makes a repeat
 * harmless → the feature's own code → events and jobs stored → commit.
 */
export class Road {
  readonly db: Database
  readonly registry: Registry
  readonly reactions: Reactions
  readonly secret: string
  private readonly lastSeen = new Map<string, Seen>()

  constructor(db: Database, registry: Registry, reactions: Reactions, secret: string) {
    this.db = db
    this.registry = registry
    this.reactions = reactions
    this.secret = secret
    registry.seal = (...about) => this.seal(...about)
  }

  /** A mark that only this installation can make, for one purpose and one text: what leaves us and comes back unchanged. */
  seal(purpose: string, text: string): Buffer {
    const key = createHmac('sha256', this.secret).update(purpose).digest()
    return createHmac('sha256', key).update(text).digest()
  }

  /** Finds out who is asking. Guests pass only where guests are welcome. */
  async authenticate(call: Call, access: Access): Promise<void> {
    if (call.page?.opening) await call.page.opening
    if (call.page?.found) this.enter(call, call.page.found)
    else if (call.credentials) {
      const question = sessionStatement(call.credentials)
      await this.open(call, async (read) => {
        const [session] = await read([question])
        await this.recognise(call, session?.raw[0], read)
      })
    }
    this.admit(call, access)
  }

  /**
   * Who is asking, then one statement that depends on it. The session is read on every request, but who it was last
   * time is a good guess: the statement goes out together with the question, and its answer counts only when the
   * session, read in the same transaction, is to the letter what was guessed.
   */
  async readAs<R extends { selection: Selection }>(
    call: Call,
    access: Access,
    make: () => R,
  ): Promise<R & { row: Texts }> {
    const { page } = call
    if (page?.opening) await page.opening
    if (page && (page.found || !call.credentials)) {
      if (page.found) this.enter(call, page.found)
      this.admit(call, access)
      const made = make()
      return { ...made, row: await this.read(call, made.selection) }
    }
    return this.open(call, async (read) => {
      if (call.credentials) {
        const question = sessionStatement(call.credentials)
        const guess = this.guess(call, make)
        const [session, guessed] = await read(guess ? [question, guess.made.selection.statement] : [question])
        const row = session?.raw[0]
        if (guess && guess.words === wordsOf(row)) {
          if (call.page) call.page.found = guess.found
          return { ...guess.made, row: textsOf(guess.made.selection, guessed) }
        }
        await this.recognise(call, row, read)
      }
      this.admit(call, access)
      const made = make()
      const [result] = made.selection.isEmpty ? [] : await read([made.selection.statement])
      return { ...made, row: textsOf(made.selection, result) }
    })
  }

  /** What finds out who is asking. Of a page one part does, and the others wait for it. */
  private open<T>({ page, site }: Call, work: (read: Read) => Promise<T>): Promise<T> {
    if (!page) return this.db.reading(site.id, work)
    const opening = page.together.reading(work)
    page.opening = opening.catch(() => {})
    return opening
  }

  /** Who it was last time. */
  private lastTime({ site, credentials }: Call): Seen | undefined {
    const seen = this.lastSeen.get(`${site.id} ${credentials?.client}`)
    return credentials && seen && isProved(credentials, seen.found) ? seen : undefined
  }

  private guess<R extends { selection: Selection }>(call: Call, make: () => R): (Seen & { made: R }) | undefined {
    const seen = this.lastTime(call)
    if (!seen) return undefined
    try {
      this.enter(call, seen.found)
      const made = make()
      if (!made.selection.isEmpty) return { ...seen, made }
    } catch {
      // What follows from an old answer may be wrong in any way; the new one decides.
    }
    return undefined
  }

  private async recognise(call: Call, row: SessionRow, read: Read): Promise<void> {
    if (!call.credentials) return
    call.me = new Me(null, null, call.askedLocale)
    const found = await readSession(call.credentials, row, read)
    if (!found) return
    const { session } = found.me
    if (found.isStale) {
      this.db.withTenant(call.site.id, (sql) => sql.batch([touchSession(session)])).catch(() => {})
    } else if (!session.impersonatorId) {
      // A borrowed session depends on more than its own row says, so it is never guessed.
      const words = wordsOf(row)
      if (words) this.remember(`${call.site.id} ${session.client}`, { words, found })
    }
    if (call.page) call.page.found = found
    this.enter(call, found)
  }

  private enter(call: Call, { me }: Authenticated): void {
    call.me = new Me(me, this.currentOrganization(call, me.roles), call.askedLocale)
    call.locale = call.me.locale
    if (!call.me.mayPass(call.door)) throw fail('apiKey.outOfScope')
  }

  private remember(key: string, seen: Seen): void {
    const [oldest] = this.lastSeen.keys()
    if (oldest !== undefined && this.lastSeen.size >= MAX_REMEMBERED) this.lastSeen.delete(oldest)
    this.lastSeen.set(key, seen)
  }

  private currentOrganization(call: Call, roles: readonly { organizationId: string | null }[]): string | null {
    const given = call.organizationHeader?.toLowerCase()
    if (!given) return null
    if (isId(given) && roles.some((role) => role.organizationId === given)) return given
    throw fail('organization.notYours', {}, { header: 'Current-Organization-Id' })
  }

  private admit(call: Call, access: Access): void {
    if (call.credentials?.source === 'key' && call.me.isGuest) throw fail('apiKey.invalid')
    if (access === 'session' && call.me.isGuest) throw fail('session.required')
  }

  /** One statement that reads, after the session is known. */
  async read(call: Call, selection: Selection): Promise<Texts> {
    if (selection.isEmpty) return undefined
    return textsOf(selection, await this.ask(call, selection.statement))
  }

  async rows<T = Record<string, unknown>>(call: Call, statement: Statement): Promise<T[]> {
    const result = await this.ask(call, statement)
    return (result?.rows ?? []) as T[]
  }

  private async ask(call: Call, statement: Statement): Promise<BatchResult | undefined> {
    if (call.page) return call.page.together.read(statement)
    const [result] = await this.db.read(call.site.id, [statement])
    return result
  }

  /**
   * Who it was last time is a good guess here too: the session is read and the key claimed in the same trip as the first of
   * the work. Where it was wrong, or the key is not new, all is taken back, and begins with finding out.
   */
  async write(call: Call, access: Access, sending: Sending | null, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
    const seen = this.lastTime(call)
    if (seen || !call.credentials)
      try {
        return await this.writeAs(call, access, sending, work, seen)
      } catch (error) {
        if (!(error instanceof WrongGuess)) throw error
      }
    return this.db.transaction(call.site.id, async (sql) => {
      if (call.credentials) {
        const [session] = await sql.batch([sessionStatement(call.credentials)])
        await this.recognise(call, session?.raw[0], (statements) => sql.batch(statements))
      }
      const tx = this.enterWith(call, access, sql)
      const key = sending && idempotencyKey(sending, call.me.id, call.ip, this.secret)
      const replay = key && (await replayOf(tx, key))
      return replay ? { value: replay } : this.done(tx, call, key, await work(tx))
    })
  }

  /** As whom it was last time, or as a guest. */
  private async writeAs(
    call: Call,
    access: Access,
    sending: Sending | null,
    work: (tx: Tx) => Promise<Answer>,
    seen: Seen | undefined,
  ): Promise<Answer> {
    const key = sending && idempotencyKey(sending, seen?.found.me.id ?? null, call.ip, this.secret)
    const session = seen && call.credentials ? [sessionStatement(call.credentials)] : []
    const statements = [...session, ...(key ? [claiming(key)] : [])]
    const isRight = (results: readonly BatchResult[]) =>
      (!seen || wordsOf(results[0]?.raw[0]) === seen.words) && (!key || results.at(-1)?.count === 1)
    return this.db.transaction(
      call.site.id,
      async (sql) => {
        if (seen) this.enter(call, seen.found)
        const tx = this.enterWith(call, access, sql)
        return this.done(tx, call, key, await work(tx))
      },
      { statements, isRight },
    )
  }

  private enterWith(call: Call, access: Access, sql: Sql): Tx {
    this.admit(call, access)
    return new Tx(sql, this.registry, call.site, call.me, call.ifMatch)
  }

  private done(tx: Tx, call: Call, key: IdempotencyKey | null, answer: Answer) {
    tellUse(tx)
    const closing = this.closing(tx, call.requestId)
    if (key) closing.push(answer.isSecret ? release(key) : keepAnswer(key, answer))
    return { value: answer, closing }
  }

  /** The statements that go out together with COMMIT. */
  closing(tx: Tx, requestId: string | null, isPart = false): Statement[] {
    const statements = [...tx.atEnd]
    const jobs = [...tx.jobs]
    if (tx.events.length > 0) {
      const events = tx.events.map((event) => ({ ...event, id: randomUUID() }))
      const { me } = tx
      statements.push(
        storeEvents(events, { actorId: me.id, impersonatorId: me.session?.impersonatorId ?? null, requestId, isPart }),
      )
      for (const event of events) jobs.push(...this.reactions.jobsFor(event.name, event.id))
    }
    if (jobs.length > 0) statements.push(storeJobs(tx.site.id, jobs))
    return statements
  }

  /** A write of the sign-in calls: the person is not known yet, or proves themselves in another way. */
  asGuest<T>(call: Call, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.transaction(call.site.id, async (sql) => {
      const tx = new Tx(sql, this.registry, call.site, call.me)
      const value = await work(tx)
      return { value, closing: this.closing(tx, call.requestId) }
    })
  }

  /**
   * The same for one whose answer says nothing of what was done: of a repeat with the same key nothing is done. Signing
   * in takes no key: its answer is a session, which is written down nowhere to be given out again. Signing out needs
   * none, for a second time there is nothing left to end.
   */
  onceAsGuest(call: Call, sending: Sending, work: (tx: Tx) => Promise<void>): Promise<void> {
    return this.asGuest(call, async (tx) => {
      const key = idempotencyKey(sending, call.me.id, call.ip, this.secret)
      if (key && (await replayOf(tx, key))) return
      await work(tx)
      if (key) await tx.batch([keepAnswer(key, { status: 200, body: null })])
    })
  }

  /**
   * Work in the background that somebody asked for. Their roles are those they have now; who may not sign in any more
   * is nobody. Its events say who it was and carry `cause` where those of a request carry its id.
   */
  onBehalfOf<T>(site: Call['site'], who: Asked, cause: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.transaction(site.id, async (sql) => {
      const person = await readAbsent(who.userId, (statements) => sql.batch(statements))
      const tx = new Tx(sql, this.registry, site, new Me(person, who.organizationId))
      const value = await work(tx)
      return { value, closing: this.closing(tx, cause, true) }
    })
  }

  /** The same end of the road for work that no request asked for: reactions and scheduled jobs. */
  async inTenant<T>(site: Call['site'], work: (tx: Tx, sql: Sql) => Promise<T>): Promise<T> {
    return this.db.transaction(site.id, async (sql) => {
      const tx = new Tx(sql, this.registry, site, new Me(null))
      const value = await work(tx, sql)
      return { value, closing: this.closing(tx, null) }
    })
  }
}
