import { data } from 'react-router'
import { startBulkAction } from '../../../../protocol/src/bulk-actions.ts'
import { ApiError, type Client } from '../../../../protocol/src/client.ts'
import { archiveOrganization, restoreOrganization } from '../../../../protocol/src/organizations.ts'
import { filterQuery } from './organizations.data.ts'

const commands = { archiveOrganization, restoreOrganization }
export type OrganizationAction = keyof typeof commands
export type OrganizationActionAnswer = { action: OrganizationAction; id?: string; bulkId?: string; problem?: string }

const isAction = (name: unknown): name is OrganizationAction =>
  typeof name === 'string' && Object.hasOwn(commands, name)

/** To one organization at once; to many, or to all that the list holds, in the background. */
export async function runOrganizationsAction(api: Client, form: FormData, filter: Record<string, string[]>) {
  const action = form.get('action')
  if (!isAction(action)) throw data(null, { status: 400 })
  const ids = form.getAll('id').map(String)
  try {
    if (form.get('all') !== 'true' && ids.length === 1) {
      await api.run(commands[action], ids[0] as string)
      return data<OrganizationActionAnswer>({ action, id: ids[0] })
    }
    const chosen = form.get('all') === 'true' ? { all: true, filter: filterQuery(filter) } : { ids }
    const started = await api.run(startBulkAction, '', { action: `${action}s`, ...chosen })
    return data<OrganizationActionAnswer>({ action, bulkId: String(started.id) })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    return data<OrganizationActionAnswer>({ action, problem: error.message }, error.status)
  }
}
