import { data } from 'react-router'
import { startBulkAction } from '../../../../protocol/src/bulk-actions.ts'
import { ApiError, type Client } from '../../../../protocol/src/client.ts'
import {
  archiveUser,
  deactivateUser,
  inviteUser,
  reactivateUser,
  resendInvitation,
  restoreUser,
} from '../../../../protocol/src/users.ts'
import { filterQuery } from './users.data.ts'

const commands = { inviteUser, resendInvitation, deactivateUser, reactivateUser, archiveUser, restoreUser }
const bulkNames: Record<keyof typeof commands, string> = {
  inviteUser: 'inviteUsers',
  resendInvitation: 'resendInvitations',
  deactivateUser: 'deactivateUsers',
  reactivateUser: 'reactivateUsers',
  archiveUser: 'archiveUsers',
  restoreUser: 'restoreUsers',
}
export type UserAction = keyof typeof commands
export type UserActionAnswer = { action: UserAction; id?: string; bulkId?: string; problem?: string }

const isAction = (name: unknown): name is UserAction => typeof name === 'string' && Object.hasOwn(commands, name)

/** To one person at once; to many, or to all that the list holds, in the background. */
export async function runUsersAction(api: Client, form: FormData, filter: Record<string, string[]>) {
  const action = form.get('action')
  if (!isAction(action)) throw data(null, { status: 400 })
  const ids = form.getAll('id').map(String)
  try {
    if (form.get('all') !== 'true' && ids.length === 1) {
      await api.run(commands[action], ids[0] as string)
      return data<UserActionAnswer>({ action, id: ids[0] })
    }
    const chosen = form.get('all') === 'true' ? { all: true, filter: filterQuery(filter) } : { ids }
    const started = await api.run(startBulkAction, '', { action: bulkNames[action], ...chosen })
    return data<UserActionAnswer>({ action, bulkId: String(started.id) })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    return data<UserActionAnswer>({ action, problem: error.message }, error.status)
  }
}
