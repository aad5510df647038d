import type { Feature } from '#engine/feature.ts'

/** By what one looks for something that happened, with the topics of the events, as the features say it. */
export function activityKinds(features: readonly Feature[]): string {
  const kinds = new Map<string, string[]>()
  for (const { activities } of features) {
    for (const [kind, topics] of Object.entries(activities)) kinds.set(kind, [...(kinds.get(kind) ?? []), ...topics])
  }
  return [
    '// Written by "npm run generate" from what the features say about their events.',
    'export const activityKinds = {',
    ...[...kinds].map(([kind, topics]) => `  ${kind}: [${topics.map((topic) => `'${topic}'`).join(', ')}],`),
    '} as const satisfies Record<string, readonly string[]>',
    '',
    'export type ActivityKind = keyof typeof activityKinds',
    '',
  ].join('\n')
}
