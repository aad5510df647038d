import type { ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/database.ts'
import { isUnavailable } from '#db/unavailable.ts'
import type { Call } from '#engine/call.ts'
import type { Registry } from '#engine/serve.ts'
import { readerNow, visibleChanges } from './live-filter.ts'
import { LiveListener, type Notice } from './live-listener.ts'
import { LiveStream, type StreamEnd } from './live-stream.ts'

export type LiveOptions = { heartbeatMs: number; collectMs: number; streamsPerPerson: number }
const defaults: LiveOptions = { heartbeatMs: 20_000, collectMs: 50, streamsPerPerson: 5 }

// Streams must leave the database to the requests.
const CONCURRENT_DELIVERIES = 4

/** What keeps something until it changes. */
type Watcher = { changed(notice: Notice): void; clear(): void }

type Parts = { db: Database; registry: Registry; log: FastifyBaseLogger; options?: Partial<LiveOptions> }

/** Tells open browsers what changed: only type and id, and only of what each of them may see at that moment. */
export class Live {
  private readonly db: Database
  private readonly registry: Registry
  private readonly log: FastifyBaseLogger
  private readonly options: LiveOptions
  private readonly listener: LiveListener
  private readonly byTenant = new Map<string, Set<LiveStream>>()
  private readonly queue: LiveStream[] = []
  private readonly scheduled = new Set<LiveStream>()
  private readonly watchers: Watcher[] = []
  private deliveries = 0
  private heartbeat: NodeJS.Timeout | undefined
  private isClosed = false

  constructor({ db, registry, log, options }: Parts) {
    this.db = db
    this.registry = registry
    this.log = log
    this.options = { ...defaults, ...options }
    this.listener = new LiveListener({
      url: db.url,
      heard: (notice) => this.heard(notice),
      missed: () => this.missed(),
    })
  }

  get streamCount(): number {
    return this.all().length
  }

  /** Listening starts with the first stream: a process that serves none needs no connection for it. */
  async ready(): Promise<void> {
    await this.listener.start()
    this.heartbeat ??= setInterval(() => this.beat(), this.options.heartbeatMs)
  }

  /** Hears of every change as long as this process listens at all; `ready` makes it listen. */
  watch(watcher: Watcher): void {
    this.watchers.push(watcher)
  }

  /** Takes over an answer whose headers are sent. The caller has checked who reads it. */
  open(call: Call, out: ServerResponse): void {
    const stream = new LiveStream(call, out)
    const others = this.byTenant.get(call.site.id) ?? new Set()
    const own = [...others].filter((other) => other.person === stream.person)
    while (own.length >= this.options.streamsPerPerson) this.drop(own.shift() as LiveStream, 'streams')
    this.byTenant.set(call.site.id, others.add(stream))
    out.once('close', () => this.forget(stream))
    if (this.isClosed) this.drop(stream, 'shutdown')
    else stream.open()
  }

  private all(): LiveStream[] {
    return [...this.byTenant.values()].flatMap((streams) => [...streams])
  }

  private drop(stream: LiveStream, reason: StreamEnd): void {
    this.forget(stream)
    stream.end(reason)
  }

  private forget(stream: LiveStream): void {
    const streams = this.byTenant.get(stream.call.site.id)
    streams?.delete(stream)
    if (streams?.size === 0) this.byTenant.delete(stream.call.site.id)
  }

  private heard(notice: Notice): void {
    const { tenantId, type, id, people } = notice
    for (const watcher of this.watchers) watcher.changed(notice)
    for (const stream of this.byTenant.get(tenantId) ?? []) {
      if (people && !people.includes(stream.call.me.id ?? '')) continue
      stream.add(type, id)
      this.schedule(stream, this.options.collectMs)
    }
  }

  private missed(): void {
    for (const watcher of this.watchers) watcher.clear()
    for (const stream of this.all()) {
      stream.resync()
      this.schedule(stream, 0)
    }
  }

  private beat(): void {
    for (const stream of this.all()) {
      stream.needsHeartbeat = true
      this.schedule(stream, 0)
    }
  }

  /** What arrives within a moment goes out together; a stream is in the queue at most once. */
  private schedule(stream: LiveStream, afterMs: number): void {
    if (this.scheduled.has(stream)) return
    this.scheduled.add(stream)
    setTimeout(() => {
      this.queue.push(stream)
      this.deliverNext()
    }, afterMs)
  }

  private deliverNext(): void {
    while (this.deliveries < CONCURRENT_DELIVERIES && this.queue.length > 0) {
      const stream = this.queue.shift() as LiveStream
      this.deliveries++
      this.deliver(stream).finally(() => {
        this.deliveries--
        this.scheduled.delete(stream)
        if (stream.isOpen && stream.hasWork) this.schedule(stream, this.options.collectMs)
        this.deliverNext()
      })
    }
  }

  private async deliver(stream: LiveStream): Promise<void> {
    if (!stream.isOpen) return
    const { changes, resync, heartbeat } = stream.take()
    const { call } = stream
    try {
      const me = await readerNow(this.db, call)
      if (!me) return this.drop(stream, 'session')
      if (resync) stream.sendResync()
      else stream.send(await visibleChanges(this.db, this.registry, call.site, me, changes))
    } catch (error) {
      // What could not be checked is not sent. The reader is told to look again once the database answers.
      stream.resync()
      if (!isUnavailable(error)) this.log.error({ err: { message: (error as Error).message } }, 'live delivery failed')
      await new Promise((resolve) => setTimeout(resolve, 500).unref())
    }
    if (heartbeat) stream.heartbeat()
  }

  /** Before the server drains: streams never end by themselves. */
  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.heartbeat)
    for (const stream of this.all()) this.drop(stream, 'shutdown')
    await this.listener.close()
  }
}
