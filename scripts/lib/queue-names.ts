import type { Feature } from '#engine/feature.ts'

/** The kinds of things that wait for a decision, for the screens that say how many there are. */
export function queueNames(features: readonly Feature[]): string {
  const names = features.flatMap(({ queues }) => queues.map(({ name }) => name)).sort()
  return [
    '// Written by `npm run generate` from the queues that the features of the server declare.',
    '/** A kind of thing that waits for somebody\u2019s decision. */',
    `export type QueueName = ${names.map((name) => `'${name}'`).join(' | ')}`,
    '',
  ].join('\n')
}
