import { basename } from 'node:path'
import { Failure } from '#engine/fail.ts'

/** Why a job failed, in words that may be stored and shown: a code, never a value. */
export class JobError extends Error {}

/**
 * The queue stores and logs the text of whatever a job throws. A database or parser quotes what it choked on, and that
 * can be somebody's name, so only the kind of error and the place in our code go through.
 */
export function safeJobError(error: unknown): JobError {
  if (error instanceof JobError) return error
  if (error instanceof Failure) return new JobError(error.message)
  const { code, constraint, name, stack, cause } = error as Partial<Error> & { code?: unknown; constraint?: unknown }
  const about = typeof code === 'string' && /^\w{1,40}$/.test(code) ? ` ${code}` : ''
  const rule = typeof constraint === 'string' ? ` ${constraint}` : ''
  const place = placeOf(stack)
  const kind = typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : 'Error'
  const because = cause instanceof Error && !about ? ` (${safeJobError(cause).message})` : ''
  return new JobError(`${kind}${about}${rule}${place}${because}`)
}

/** The first line of the stack that is ours. */
function placeOf(stack: string | undefined): string {
  const line = stack?.split('\n').find((candidate) => /^\s+at .*\.ts:\d+/.test(candidate))
  const [, file, number] = /([^/\\(\s]+\.ts):(\d+)/.exec(line ?? '') ?? []
  return file ? ` at ${basename(file)}:${number}` : ''
}

/** Where it happened, without the message that may quote a value. */
export function framesOf(error: unknown): string[] {
  const lines = (error as Error | undefined)?.stack?.split('\n') ?? []
  return lines.filter((line) => /^\s+at /.test(line)).map((line) => line.trim())
}
