import type { Permissions } from '#test/permission-cells.ts'
import { anything, call, command, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const anyEditor = { schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' }

/** Who writes the site makes copies of it and puts them back. */
export const permissions: Permissions = {
  'Copies of the site': {
    read: anyEditor,
    makeSiteCopy: anyEditor,
    send: anyEditor,
    importSiteCopy: anyEditor,
    cancelSiteCopy: anyEditor,
  },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const copy = (status: string) => () => w.insert('site_copies', { kind: 'import', status, name: 'site.zip' })
  const done = [{ name: 'all', id: copy('imported') }]
  const path = '/cms/site_copies'
  const own = [{ name: 'all', id: copy('imported') }]
  return [
    {
      title: 'Copies of the site',
      type: 'siteCopies',
      actions: [
        read(path, done),
        { name: 'makeSiteCopy', targets: anything, try: call('POST', path, () => ({})) },
        { name: 'send', targets: anything, try: call('POST', `${path}/archive`, () => ({})) },
        command('importSiteCopy', 'PUT', `${path}/:id/import`, own),
        command('cancelSiteCopy', 'PUT', `${path}/:id/cancel`, own),
      ],
    },
  ]
}
