import { drawing, heading, text } from '../server/seeds/data/block-writing.ts'

const drawings = ['geiten-voeren', 'samen-wandelen'] as const
const words = 'Een stage is geen toets. Je kijkt een tijd mee op een plek die je nog niet kent, en je helpt echt mee. '

/** Twenty blocks, of which twelve are pictures: four headings, four texts. */
export const largePage = [1, 2, 3, 4].flatMap((part) => [
  heading(`Kop nummer ${part * 2}`),
  text(words.repeat(6)),
  ...[0, 1, 2].map((at) => drawing(drawings[(part + at) % 2] ?? 'geiten-voeren', 'Een tekening van het werk.')),
])
