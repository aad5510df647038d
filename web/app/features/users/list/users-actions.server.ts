import type { ListCommands } from '#app/features/bulk-actions/list-action.server.ts'
import { remindTurn } from '#protocol/features/standings.ts'
import {
  archiveUser,
  deactivateUser,
  inviteUser,
  reactivateUser,
  resendInvitation,
  restoreUser,
} from '#protocol/features/users.ts'
import type { UserAction } from './use-user-actions.ts'

export const userCommands: ListCommands<UserAction> = {
  inviteUser: { command: inviteUser, bulk: 'inviteUsers' },
  resendInvitation: { command: resendInvitation, bulk: 'resendInvitations' },
  deactivateUser: { command: deactivateUser, bulk: 'deactivateUsers' },
  reactivateUser: { command: reactivateUser, bulk: 'reactivateUsers' },
  archiveUser: { command: archiveUser, bulk: 'archiveUsers' },
  restoreUser: { command: restoreUser, bulk: 'restoreUsers' },
  remindTurn: { command: remindTurn, bulk: 'remindTurns' },
  putInGroup: { bulk: 'putInGroups' },
  linkMentor: { bulk: 'linkMentors' },
}
