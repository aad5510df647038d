import type { ServerResponse } from 'node:http'
import type { Call } from '#engine/call.ts'
import type { Change, Changes } from './live-filter.ts'

export type StreamEnd = 'session' | 'streams' | 'shutdown'

const MAX_PENDING = 500
// The system's own buffers come before this; whoever lets it fill does not read.
const MAX_BUFFERED = 64 * 1024

/** One open stream: what waits to be sent on it, and the socket behind it. */
export class LiveStream {
  readonly call: Call
  readonly person: string
  private readonly out: ServerResponse
  private pending: Changes = new Map()
  private pendingCount = 0
  private needsResync = false
  needsHeartbeat = false

  constructor(call: Call, out: ServerResponse) {
    this.call = call
    this.person = `${call.site.id} ${call.me.id}`
    this.out = out
  }

  get isOpen(): boolean {
    return !this.out.writableEnded && !this.out.destroyed
  }

  get hasWork(): boolean {
    return this.pendingCount > 0 || this.needsResync || this.needsHeartbeat
  }

  /** The same row twice is told once; too many rows at once are told as "look at everything again". */
  add(type: string, id: string): void {
    if (this.needsResync) return
    const ids = this.pending.get(type) ?? new Set()
    if (ids.has(id)) return
    this.pending.set(type, ids.add(id))
    this.pendingCount++
    if (this.pendingCount > MAX_PENDING) this.resync()
  }

  resync(): void {
    this.needsResync = true
    this.pending = new Map()
    this.pendingCount = 0
  }

  /** Hands over what waits; the stream starts collecting anew. */
  take(): { changes: Changes; resync: boolean; heartbeat: boolean } {
    const taken = { changes: this.pending, resync: this.needsResync, heartbeat: this.needsHeartbeat }
    this.pending = new Map()
    this.pendingCount = 0
    this.needsResync = false
    this.needsHeartbeat = false
    return taken
  }

  open(): void {
    this.write('retry: 3000\n\n')
  }

  send(changes: readonly Change[]): void {
    if (changes.length === 0) return
    this.write(changes.map((change) => `event: change\ndata: ${JSON.stringify(change)}\n\n`).join(''))
  }

  sendResync(): void {
    this.write('event: resync\ndata: {}\n\n')
  }

  heartbeat(): void {
    this.write(': still here\n\n')
  }

  /** The reader is told why, so that it knows whether opening a new stream makes sense. */
  end(reason: StreamEnd): void {
    if (!this.isOpen) return
    this.write(`event: end\ndata: ${JSON.stringify({ reason })}\n\n`)
    this.out.end()
    // A reader that takes nothing any more would keep the server from stopping.
    const force = setTimeout(() => this.out.destroy(), 1000)
    this.out.once('close', () => clearTimeout(force))
  }

  private write(text: string): void {
    if (!this.isOpen) return
    this.out.write(text)
    if (this.out.writableLength > MAX_BUFFERED) this.out.destroy()
  }
}
