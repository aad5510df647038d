import { Worker } from 'node:worker_threads'
import type { FileProblemCode } from '../read/file-problem.ts'
import type { Answer, Judged, JudgeJob, Parsed, ParseJob } from './preview-work.ts'

const LIMIT_MS = 60_000
const MEMORY_MB = 256

type Message = { emails: string[] } | { answer: Answer<unknown> }
/** What is there now, as JSON that only the thread takes apart. */
type Ask = (emails: string[]) => Promise<string>

/** Reads a file beside everything else, with memory and time of its own: a file that needs too much fails alone. */
export function readFile(job: ParseJob): Promise<Answer<Parsed>>
export function readFile(job: JudgeJob, ask: Ask): Promise<Answer<Judged>>
export function readFile(job: ParseJob | JudgeJob, ask?: Ask): Promise<Answer<unknown>> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer<unknown>>()
  const thread = new Worker(new URL('./preview-thread.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const timer = setTimeout(() => resolve({ problem: 'unsafe' }), LIMIT_MS)
  thread.on('message', (message: Message) => {
    if ('answer' in message) resolve(message.answer)
    else ask?.(message.emails).then((present) => thread.postMessage(present), reject)
  })
  thread.once('error', (error: Error & { code?: string }) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ problem: 'unsafe' })
    else reject(error)
  })
  return promise.finally(() => {
    clearTimeout(timer)
    return thread.terminate()
  })
}

export const isProblem = (answer: unknown): answer is { problem: FileProblemCode } =>
  typeof answer === 'object' && answer !== null && 'problem' in answer
