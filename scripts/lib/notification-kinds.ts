import type { Feature } from '#engine/feature.ts'

/** What somebody can be told of, as the features say it. */
export function notificationKinds(features: readonly Feature[]): string {
  const all = features.flatMap(({ news }) => Object.values(news))
  const kinds = (given: typeof all) => given.map(({ kind }) => `  '${kind}',`)
  return [
    '// Written by "npm run generate" from the news of the features.',
    'const inProduct = [',
    ...kinds(all.filter(({ isMailOnly }) => !isMailOnly)),
    '] as const',
    'const byMail = [',
    ...kinds(all.filter(({ isMailOnly }) => isMailOnly)),
    '] as const',
    '',
    '/** What stands in the product. */',
    'export const notificationKinds = inProduct',
    '/** Whatever somebody can be told of. */',
    'export const newsKinds = [...inProduct, ...byMail] as const',
    '',
    'export type NotificationKind = (typeof notificationKinds)[number]',
    'export type NewsKind = (typeof newsKinds)[number]',
    '',
  ].join('\n')
}
