import type { Feature } from '#engine/feature.ts'

/** The abilities of all features, for the screens that ask for them by name. */
export function abilityNames(features: readonly Feature[]): string {
  const names = features.flatMap(({ abilities }) => abilities.map(({ name }) => name)).sort()
  return [
    '// Written by `npm run generate` from the abilities that the features of the server declare.',
    'export const abilityNames = [',
    ...names.map((name) => `  '${name}',`),
    '] as const',
    '',
    '/** What somebody may do that is not about one row. */',
    'export type AbilityName = (typeof abilityNames)[number]',
    '',
  ].join('\n')
}
