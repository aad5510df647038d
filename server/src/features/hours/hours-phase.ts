import { phaseKind } from '#engine/phase-kind.ts'

/**
 * Done by itself when enough hours are agreed with. As long as nobody logs any, a school that works on paper ticks it by hand.
 */
export const hoursPhase = phaseKind('hours', {
  byItself: 'onceItStands',
  block: ({ stand }) => (stand === 'withHost' ? 'hoursWait' : stand === 'logging' ? 'hours' : undefined),
  waitsForHost: ({ stand }) => stand === 'withHost',
})
