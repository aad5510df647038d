import { Worker } from 'node:worker_threads'
import type { Made, Order } from './typeset-thread.ts'

/** A thread that nobody needs for so long goes, and its fonts with it. */
const REST_MS = 60_000
/** A document takes a few milliseconds. Who waits this long waits for something that does not come. */
const PATIENCE_MS = 30_000

type Waiting = { done: (pdf: Uint8Array) => void; failed: (error: Error) => void }

let thread: Worker | undefined
let resting: NodeJS.Timeout | undefined
let orders = 0
const waiting = new Map<number, Waiting>()

/**
 * A tagged PDF of a Typst template and what stands in it. What people typed is data, never markup. It is made in a thread of
 * its own: others do not wait for it, and a process that makes no documents does not hold the compiler and its fonts.
 */
export function typeset(template: URL, data: object): Promise<Uint8Array> {
  const id = orders++
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const patience = setTimeout(() => giveUp(new Error('the document took too long')), PATIENCE_MS)
  patience.unref()
  waiting.set(id, { done: resolve, failed: reject })
  clearTimeout(resting)
  thread ??= start()
  thread.ref()
  thread.postMessage({ id, template: template.href, data } satisfies Order)
  return promise.finally(() => clearTimeout(patience))
}

function start(): Worker {
  // One document at a time, on one core: the others are for who waits for a page.
  process.env.RAYON_NUM_THREADS ??= '1'
  const started = new Worker(new URL('./typeset-thread.ts', import.meta.url), {
    // Documents lie outside of the heap and go with what holds them there: it is cleaned often.
    resourceLimits: { maxYoungGenerationSizeMb: 2 },
  })
  started.on('message', ({ id, pdf, problem }: Made) => {
    const order = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) rest(started)
    if (pdf) order?.done(pdf)
    else order?.failed(new Error(problem))
  })
  started.on('error', (error) => giveUp(error))
  started.on('exit', () => {
    if (started === thread) giveUp(new Error('the thread that makes documents stopped'))
  })
  return started
}

/** The next order begins with a new thread. */
function giveUp(error: Error): void {
  thread?.terminate()
  thread = undefined
  const left = [...waiting.values()]
  waiting.clear()
  for (const { failed } of left) failed(error)
}

/** It keeps no process alive that has nothing else to do. */
function rest(of: Worker): void {
  of.unref()
  resting = setTimeout(() => {
    thread = undefined
    of.terminate()
  }, REST_MS)
  resting.unref()
}
