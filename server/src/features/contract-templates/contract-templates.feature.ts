import { feature } from '#engine/feature.ts'
import { decidedBy, personal } from '#engine/personal.ts'
import { serve } from '#engine/serve.ts'
import {
  contractTemplateLife,
  contractTemplates,
  contractTemplateVersions,
} from '#protocol/features/contract-templates.ts'
import {
  contractTemplateAbilities,
  contractTemplatePolicy,
  contractTemplateVersionPolicy,
} from './contract-templates.policy.ts'
import { previewContractTemplate } from './preview-template.ts'
import {
  archiveContractTemplate,
  copyContractTemplate,
  publishContractTemplate,
  restoreContractTemplate,
  saveContractTemplate,
} from './save-template.ts'

export const contractTemplatesFeature = feature({
  flag: 'digitalContracts',
  abilities: contractTemplateAbilities,
  resources: [
    serve(contractTemplates, {
      table: 'contract_templates',
      policy: contractTemplatePolicy,
      expressions: {
        hasChanges: (t) => `not exists (select from contract_template_versions v
          where v.template_id = ${t}.id and v.number = ${t}.published_version and v.text_nl = ${t}.text_nl
            and v.text_en is not distinct from ${t}.text_en and v.blanks = ${t}.blanks and v.steps = ${t}.steps)`,
      },
    }),
    serve(contractTemplateVersions, {
      table: 'contract_template_versions',
      policy: contractTemplateVersionPolicy,
      expressions: {
        publishedBy: (t) => `(select nullif(concat_ws(' ', u.first_name, u.infix, u.last_name), '') from users u
          where u.id = ${t}.published_by_id)`,
        contracts: (t) => `(select count(*)::int from contracts c where c.template_version_id = ${t}.id)`,
      },
    }),
  ],
  commands: [
    copyContractTemplate,
    saveContractTemplate,
    publishContractTemplate,
    archiveContractTemplate,
    restoreContractTemplate,
    previewContractTemplate,
  ],
  lifecycles: [contractTemplateLife],
  activities: { contracts: ['contractTemplate'] },
  personal: personal({ columns: { 'contract_template_versions.published_by_id': decidedBy } }),
})
