import { type ResourceLimits, Worker } from 'node:worker_threads'

/** A thread that nobody needs for so long goes, and its fonts with it. */
const REST_MS = 60_000
/** A document takes a few milliseconds. Who waits this long waits for something that does not come. */
const PATIENCE_MS = 30_000

export type Made = { id: number; pdf?: Uint8Array; problem?: string }

type Waiting = { done: (pdf: Uint8Array) => void; failed: (error: Error) => void }

/**
 * A thread that makes documents to order: others do not wait for it, and a process that makes none does not hold what it
 * needs. It starts with the first order.
 */
export class DocumentThread<Order extends object> {
  private thread: Worker | undefined
  private resting: NodeJS.Timeout | undefined
  private orders = 0
  private readonly waiting = new Map<number, Waiting>()
  private readonly file: URL
  private readonly resourceLimits: ResourceLimits

  constructor(file: URL, resourceLimits: ResourceLimits = {}) {
    this.file = file
    this.resourceLimits = resourceLimits
  }

  make(order: Order): Promise<Uint8Array> {
    const id = this.orders++
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    const patience = setTimeout(() => this.giveUp(new Error('the document took too long')), PATIENCE_MS)
    patience.unref()
    this.waiting.set(id, { done: resolve, failed: reject })
    clearTimeout(this.resting)
    this.thread ??= this.start()
    this.thread.ref()
    this.thread.postMessage({ ...order, id })
    return promise.finally(() => clearTimeout(patience))
  }

  private start(): Worker {
    const started = new Worker(this.file, { resourceLimits: this.resourceLimits })
    started.on('message', ({ id, pdf, problem }: Made) => {
      const order = this.waiting.get(id)
      this.waiting.delete(id)
      if (this.waiting.size === 0) this.rest(started)
      if (pdf) order?.done(pdf)
      else order?.failed(new Error(problem))
    })
    started.on('error', (error) => this.giveUp(error))
    started.on('exit', () => {
      if (started === this.thread) this.giveUp(new Error('the thread that makes documents stopped'))
    })
    return started
  }

  /** The next order begins with a new thread. */
  private giveUp(error: Error): void {
    this.thread?.terminate()
    this.thread = undefined
    const left = [...this.waiting.values()]
    this.waiting.clear()
    for (const { failed } of left) failed(error)
  }

  /** It keeps no process alive that has nothing else to do. */
  private rest(of: Worker): void {
    of.unref()
    this.resting = setTimeout(() => {
      this.thread = undefined
      of.terminate()
    }, REST_MS)
    this.resting.unref()
  }
}
