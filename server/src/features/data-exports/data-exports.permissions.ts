import { type Permissions, signedIn } from '#test/permission-cells.ts'
import { anything, command, read, type Subject, type Target } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const own = signedIn('own')
/** What a file holds follows from what its maker sees in the data viewer. */
export const permissions: Permissions = {
  'Files of data': {
    read: own,
    startDataExport: { schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' },
    cancelDataExport: own,
  },
}

export async function subjects({ people, insert }: PermissionWorld): Promise<Subject[]> {
  const made = (userId: string) =>
    insert('data_exports', {
      user_id: userId,
      source: 'organizations',
      file: 'csv',
      asked: JSON.stringify({}),
      locale: 'nl',
      expires_at: new Date(Date.now() + 86_400_000),
    })
  const files: Target[] = [
    { name: 'own', id: ({ id }) => (id ? made(id) : null) },
    { name: 'of somebody else', id: () => made(people.pupil) },
  ]
  return [
    {
      title: 'Files of data',
      type: 'dataExports',
      actions: [
        read('/data_exports', files),
        command('startDataExport', 'POST', '/data_exports', anything),
        command('cancelDataExport', 'PUT', '/data_exports/:id/cancel', files),
      ],
    },
  ]
}
