import type { ListCommands } from '#app/features/bulk-actions/list-action.server.ts'
import {
  approvePhase,
  reopenPhase,
  returnPhase,
  setPhaseDue,
  skipPhase,
  undoReturnPhase,
} from '#protocol/features/internship-commands.ts'
import type { Move } from './board/moves.ts'

/** Each move of one student, and what it is called for many. */
export const moveCommands: ListCommands<Move> = {
  approve: { command: approvePhase, bulk: 'approvePhases' },
  return: { command: returnPhase, bulk: 'returnPhases' },
  skip: { command: skipPhase, bulk: 'skipPhases' },
  due: { command: setPhaseDue, bulk: 'setPhasesDue' },
  reopen: { command: reopenPhase, bulk: 'reopenPhases' },
  undoReturn: { command: undoReturnPhase },
}
