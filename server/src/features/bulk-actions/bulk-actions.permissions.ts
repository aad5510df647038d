import { type Permissions, signedIn } from '#test/permission-cells.ts'
import { anything, command, read, reading, type Subject, type Target } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const own = signedIn('own')
/** Which rows one may do it to is up to the command itself, row by row. */
export const permissions: Permissions = {
  'Bulk actions': {
    read: { ...own, operator: 'all' },
    startBulkAction: signedIn('✓'),
    undoBulkAction: own,
    cancelBulkAction: own,
  },
  'Rows of bulk actions': { read: { ...own, operator: 'all' } },
}

export async function subjects({ people, insert }: PermissionWorld): Promise<Subject[]> {
  const action = (userId: string) =>
    insert('bulk_actions', {
      user_id: userId,
      action: 'archiveUsers',
      resource_type: 'users',
      undo_until: new Date(Date.now() + 86_400_000),
    })
  const actions: Target[] = [
    { name: 'own', id: ({ id }) => (id ? action(id) : null) },
    { name: 'of somebody else', id: () => action(people.pupil) },
  ]
  const items = actions.map(({ name, id }) => ({
    name,
    id: async (caller: Parameters<Target['id']>[0]) => {
      const bulkActionId = await id(caller)
      return bulkActionId && insert('bulk_action_items', { bulk_action_id: bulkActionId, row_id: people.pupil })
    },
  }))
  return [
    {
      title: 'Bulk actions',
      type: 'bulkActions',
      actions: [
        read('/bulk_actions', actions),
        command('startBulkAction', 'POST', '/bulk_actions', anything),
        command('undoBulkAction', 'PUT', '/bulk_actions/:id/undo', actions),
        command('cancelBulkAction', 'PUT', '/bulk_actions/:id/cancel', actions),
      ],
    },
    reading('Rows of bulk actions', 'bulkActionItems', '/bulk_action_items', items),
  ]
}
