import type { Feature } from '#engine/feature.ts'

/** The parts of the periodic mail, for who chooses among them. */
export function periodicSections(features: readonly Feature[]): string {
  const names = features.flatMap(({ periodic }) => periodic.map(({ name }) => name)).sort()
  return [
    '// Written by `npm run generate` from what the features of the server tell in the periodic mail.',
    'export const periodicSections = [',
    ...names.map((name) => `  '${name}',`),
    '] as const',
    '',
    'export type PeriodicSectionName = (typeof periodicSections)[number]',
    '',
  ].join('\n')
}
