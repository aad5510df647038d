import { isOneOf } from './guards.ts'

/** The kinds of work. Each has a flag of its own. */
export const sectors = [
  'zorg',
  'dieren',
  'sport',
  'horeca',
  'techniek',
  'kinderen',
  'cultuur',
  'winkel',
  'ict',
  'buurt',
] as const
export type Sector = (typeof sectors)[number]
export const isSector = (name: unknown): name is Sector => isOneOf(sectors, name)
