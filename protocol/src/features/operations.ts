import { command, event, query } from '#protocol/declaring/define.ts'
import { text } from '#protocol/declaring/fields.ts'

/** A job that used up its attempts. It says what kind of work it was and why it failed, nothing about whom. */
export type DeadLetter = {
  id: string
  task: string
  reaction: string | null
  attempts: number
  reason: string
  createdAt: string
  failedAt: string
}

export const deadLetters = query('deadLetters', 'GET /dead_letters', {
  summary: 'Jobs of this site that used up their attempts, newest first; for the platform operator',
})

export const deadLetterRetried = event('dead_letter.retried', { jobId: text() })

export const retryDeadLetter = command('retryDeadLetter', 'PUT /dead_letters/:id/retry', {
  emits: [deadLetterRetried],
  summary: 'Run a failed job again, with all its attempts; for the platform operator',
})
