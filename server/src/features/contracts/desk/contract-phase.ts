import { type PhaseAtHand, phaseKind } from '#engine/phase-kind.ts'
import type { PhaseActor } from '#protocol/features/phases.ts'

type Now = { block: string; actor: PhaseActor }
const toMake: Now = { block: 'contractMake', actor: 'mentor' }
/** Staff are a mentor, or the school where there is none. Nobody but the student can ask a parent at home. */
const stands: Partial<Record<string, Now>> = {
  make: toMake,
  check: { block: 'contractCheck', actor: 'mentor' },
  fill: { block: 'contractFill', actor: 'host' },
  student: { block: 'contractSign', actor: 'student' },
  guardian: { block: 'contractGuardian', actor: 'student' },
  host: { block: 'contractSign', actor: 'host' },
  school: { block: 'contractSign', actor: 'school' },
  declined: { block: 'contractDeclined', actor: 'mentor' },
  expired: { block: 'contractExpired', actor: 'mentor' },
}

const nowOf = ({ status, stand, internshipStatus }: PhaseAtHand): Now | undefined =>
  stand === null ? (status === 'open' && internshipStatus === 'contracting' ? toMake : undefined) : stands[stand]

/**
 * Done by itself when all have signed. As long as nobody made a contract, a school that signs on paper ticks it by hand; a
 * mentor is up where somebody has to make it.
 */
export const contractPhase = phaseKind('contract', {
  byItself: 'onceItStands',
  block: (phase) => nowOf(phase)?.block,
  actorNow: (phase) => nowOf(phase)?.actor,
})
