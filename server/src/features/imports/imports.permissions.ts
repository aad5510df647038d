import type { Cells, Permissions } from '#test/permission-cells.ts'
import { command, fixed, fresh, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

/** A school looks after the files of its own people, a centre after its files of organizations. */
const own: Cells = { schoolAdmin: 'of school', centerAdmin: 'organizations of centre' }
const commands = {
  mapImport: 'map',
  decideImportRows: 'rows',
  decideImportMentor: 'mentor',
  confirmImport: 'confirm',
  undoImport: 'undo',
  retryImport: 'retry',
  cancelImport: 'cancel',
}

export const permissions: Permissions = {
  Imports: {
    read: { ...own, operator: 'all' },
    ...Object.fromEntries(Object.keys(commands).map((name) => [name, own])),
  },
  'Rows of imports': { read: { ...own, operator: 'all' } },
}

export function subjects({ places, insert }: PermissionWorld): Subject[] {
  const importOf = (organizationId: string, kind: string) =>
    insert('imports', {
      organization_id: organizationId,
      kind,
      status: 'previewed',
      file_name: 'leerlingen.csv',
      file_size: 1,
      file_hash: Buffer.from('0'),
    })
  const owners = fixed({
    'of school': `${places.school.id} students`,
    'of other school': `${places.otherSchool.id} students`,
    'organizations of centre': `${places.center.id} organizations`,
  })
  const make = (about: string) => {
    const [organizationId = '', kind = ''] = about.split(' ')
    return importOf(organizationId, kind)
  }
  const targets = fresh(owners, make)
  const rows = fresh(owners, async (about) =>
    insert('import_rows', { import_id: await make(about), number: 1, outcome: 'new' }),
  )
  return [
    {
      title: 'Imports',
      type: 'imports',
      actions: [
        read('/imports', targets),
        ...Object.entries(commands).map(([name, path]) => command(name, 'PUT', `/imports/:id/${path}`, targets)),
      ],
    },
    reading('Rows of imports', 'importRows', '/import_rows', rows),
  ]
}
