import { bulkAction } from '#engine/writing/bulk.ts'
import { users } from '#protocol/features/users.ts'
import { archiveUser, deactivateUser, reactivateUser, restoreUser } from './change-status.ts'
import { inviteUser, resendInvitation } from './invite/invite.ts'

const nothing = () => ({})

/** What can be done to many people at once. A mail cannot be called back, so invitations know no way back. */
export const userBulkActions = [
  bulkAction('archiveUsers', {
    on: users,
    run: archiveUser,
    // Restoring would let somebody in again who was kept out before.
    undo: { run: restoreUser, input: ({ status }) => (status === 'inactive' ? null : {}) },
  }),
  bulkAction('restoreUsers', { on: users, run: restoreUser, undo: { run: archiveUser, input: nothing } }),
  bulkAction('deactivateUsers', { on: users, run: deactivateUser, undo: { run: reactivateUser, input: nothing } }),
  bulkAction('reactivateUsers', { on: users, run: reactivateUser, undo: { run: deactivateUser, input: nothing } }),
  bulkAction('inviteUsers', { on: users, run: inviteUser, isDone: ({ invitedAt }) => invitedAt !== null }),
  bulkAction('resendInvitations', { on: users, run: resendInvitation }),
]
