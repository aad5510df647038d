import type { Permissions } from '#test/permission-cells.ts'
import { command, fixed, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'
import { shippedTemplates } from './shipped-templates.ts'

const seen = {
  mentor: 'all but of other school',
  schoolAdmin: 'all but of other school',
  centerAdmin: 'of site',
  operator: 'all',
}
const kept = { schoolAdmin: 'of school', centerAdmin: 'of site', operator: 'of site' }

/** A school keeps its own, the centre those of the site. */
export const permissions: Permissions = {
  'Contract templates': {
    read: seen,
    copyContractTemplate: { schoolAdmin: 'all but of other school' },
    saveContractTemplate: kept,
    publishContractTemplate: kept,
    previewContractTemplate: seen,
    archiveContractTemplate: kept,
    restoreContractTemplate: kept,
  },
  'Versions of contract templates': { read: seen },
}

export async function subjects({ places, insert }: PermissionWorld): Promise<Subject[]> {
  const [shipped] = shippedTemplates
  const template = (schoolId: string | null) =>
    insert('contract_templates', {
      school_id: schoolId,
      name: 'Contract',
      text_nl: JSON.stringify(shipped?.textNl),
      steps: JSON.stringify(shipped?.steps),
    })
  const own = {
    'of school': await template(places.school.id),
    'of other school': await template(places.otherSchool.id),
    'of site': await template(null),
  }
  const templates = fixed(own)
  const version = async (templateId: string) =>
    insert('contract_template_versions', {
      template_id: templateId,
      number: 1,
      text_nl: JSON.stringify(shipped?.textNl),
      blanks: '[]',
      steps: JSON.stringify(shipped?.steps),
    })
  const versions = fixed({
    'of school': await version(own['of school']),
    'of other school': await version(own['of other school']),
    'of site': await version(own['of site']),
  })
  const path = '/contract_templates'
  return [
    {
      title: 'Contract templates',
      type: 'contractTemplates',
      actions: [
        read(path, templates),
        command('copyContractTemplate', 'POST', `${path}/:id/copy`, templates),
        command('saveContractTemplate', 'PATCH', `${path}/:id`, templates),
        command('publishContractTemplate', 'POST', `${path}/:id/publish`, templates),
        command('previewContractTemplate', 'POST', `${path}/:id/preview`, templates),
        command('archiveContractTemplate', 'POST', `${path}/:id/archive`, templates),
        command('restoreContractTemplate', 'POST', `${path}/:id/restore`, templates),
      ],
    },
    reading('Versions of contract templates', 'contractTemplateVersions', '/contract_template_versions', versions),
  ]
}
