import { subject } from '#lib/subject.ts'
import { yearTurns } from '#protocol/features/year-turn.ts'

export default [subject(yearTurns, { to: () => '/nieuw-schooljaar' })]
