import type { Command, Fields, Resource } from '#protocol/declaring/define.ts'
import * as commands from '#protocol/features/internship-commands.ts'
import { writeInternshipNote } from '#protocol/features/internship-notes.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'

const all = {
  handInPhase: commands.handInPhase,
  recallPhase: commands.recallPhase,
  approvePhase: commands.approvePhase,
  returnPhase: commands.returnPhase,
  skipPhase: commands.skipPhase,
  reopenPhase: commands.reopenPhase,
  setPhaseDue: commands.setPhaseDue,
  completeInternship: commands.completeInternship,
  undoCompletion: commands.undoCompletion,
  stopInternship: commands.stopInternship,
  reopenInternship: commands.reopenInternship,
  extendInternship: commands.extendInternship,
  askToStop: commands.askToStop,
  leaveStopRequest: commands.leaveStopRequest,
  writeInternshipNote,
}
export type MoveName = keyof typeof all
/** Everything one can do on the page of an internship, by the name it has in its forms. */
export const moves: Record<MoveName, Command<Fields, Resource>> = all

export const isMove = (name: unknown): name is MoveName => isKeyOf(all, name)

/** Those that ask something first: a reason, a day. The name stands in the address, so that it works without scripts. */
export const asking = [
  'returnPhase',
  'skipPhase',
  'reopenPhase',
  'setPhaseDue',
  'stopInternship',
  'reopenInternship',
  'extendInternship',
  'askToStop',
] as const satisfies MoveName[]
export type Asking = (typeof asking)[number]

/** What takes a move back at once, where something does. */
export const takesBack: Partial<Record<MoveName, MoveName>> = {
  handInPhase: 'recallPhase',
  approvePhase: 'reopenPhase',
  completeInternship: 'undoCompletion',
  skipPhase: 'reopenPhase',
}

/** The names in the address: what somebody is about to do, and with which step. */
export const doing = 'doe'
export const withStep = 'stap'
/** The list that somebody came from, as its address asks for it. */
export const cameFrom = 'lijst'

/** The address of the page with a question open, or with none. */
export function pageAddress(id: string, list: string, name?: Asking, phaseId?: string): string {
  const params = new URLSearchParams()
  if (list) params.set(cameFrom, list)
  if (name) params.set(doing, name)
  if (phaseId) params.set(withStep, phaseId)
  return `/internships/${id}${params.size > 0 ? `?${params}` : ''}`
}

/** The note that somebody is changing, in the address. */
export const changingNote = 'notitie'
/** The same page with one of its notes open to change. */
export function noteAddress(id: string, list: string, noteId: string): string {
  const params = new URLSearchParams({ ...(list ? { [cameFrom]: list } : {}), [changingNote]: noteId })
  return `/internships/${id}?${params}`
}
