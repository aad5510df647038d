import type { Permissions } from '#test/permission-cells.ts'
import { anything, command, fixed, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const ofHosts = { nonProfitAdmin: 'of non-profit', providerAdmin: 'of provider' }
const seen = {
  mentor: 'of school',
  schoolAdmin: 'of school',
  centerAdmin: 'of centre',
  ...ofHosts,
  operator: 'all',
}
const kept = { schoolAdmin: 'of school', centerAdmin: 'of centre', ...ofHosts }
const used = { mentor: 'of school', ...kept }

/** Each house keeps its own; a mentor asks with those of the school, and changes what they made themselves. */
export const permissions: Permissions = {
  Forms: {
    read: seen,
    createForm: { mentor: '✓', schoolAdmin: '✓', centerAdmin: '✓', nonProfitAdmin: '✓', providerAdmin: '✓' },
    copyForm: used,
    saveForm: kept,
    publishForm: kept,
    closeForm: kept,
    reopenForm: kept,
    removeForm: kept,
    shareForm: kept,
    requestForm: used,
  },
  'Versions of forms': { read: seen },
}

export const exampleForm = JSON.stringify({
  title: { nl: 'Evaluatie' },
  fields: [{ key: 'vraag001', kind: 'short_text', label: { nl: 'Hoe ging het?' } }],
})

export async function subjects({ places, insert }: PermissionWorld): Promise<Subject[]> {
  const houses = {
    'of school': places.school,
    'of other school': places.otherSchool,
    'of centre': places.center,
    'of non-profit': places.nonProfit,
    'of provider': places.provider,
  }
  const targets = Object.entries(houses).map(([name, { id }]) => ({
    name,
    id: () => insert('forms', { organization_id: id, name, content: exampleForm }),
  }))
  const version = async (organizationId: string) =>
    insert('form_versions', {
      form_id: await insert('forms', { organization_id: organizationId, name: 'Evaluatie', content: exampleForm }),
      number: 1,
      content: exampleForm,
    })
  const versions: Record<string, string> = {}
  for (const [name, { id }] of Object.entries(houses)) versions[name] = await version(id)
  const path = '/forms'
  return [
    {
      title: 'Forms',
      type: 'forms',
      actions: [
        read(path, targets),
        command('createForm', 'POST', path, anything),
        command('copyForm', 'POST', `${path}/:id/copy`, targets),
        command('saveForm', 'PATCH', `${path}/:id`, targets),
        command('publishForm', 'POST', `${path}/:id/publish`, targets),
        command('closeForm', 'POST', `${path}/:id/close`, targets),
        command('reopenForm', 'POST', `${path}/:id/reopen`, targets),
        { ...command('removeForm', 'DELETE', `${path}/:id`, targets) },
        command('shareForm', 'PUT', `${path}/:id/share`, targets),
        command('requestForm', 'POST', `${path}/:id/request`, targets),
      ],
    },
    reading('Versions of forms', 'formVersions', '/form_versions', fixed(versions)),
  ]
}
