import { phaseKind } from '#engine/phase-kind.ts'

const blocks: Partial<Record<string, string>> = { withHost: 'hoursWait', logging: 'hours' }

/**
 * Done by itself when enough hours are agreed with. As long as nobody logs any, a school that works on paper ticks it by hand.
 */
export const hoursPhase = phaseKind('hours', {
  byItself: 'onceItStands',
  block: ({ status, stand }) => (status === 'open' ? blocks[stand ?? ''] : undefined),
  waitsForHost: ({ status, stand }) => status === 'open' && stand === 'withHost',
})
