import type { Feature } from '#engine/feature.ts'

/** What somebody can be told about, as the features say it. */
export function notificationKinds(features: readonly Feature[]): string {
  const kinds = features.flatMap(({ notices }) => Object.keys(notices))
  return [
    '// Written by "npm run generate" from the notices of the features.',
    'export const notificationKinds = [',
    ...kinds.map((kind) => `  '${kind}',`),
    '] as const',
    '',
    'export type NotificationKind = (typeof notificationKinds)[number]',
    '',
  ].join('\n')
}
