import { feature } from '#engine/feature.ts'
import { decidedBy, personal } from '#engine/personal.ts'
import { serve } from '#engine/serve.ts'
import { contractTemplateLife, contractTemplates } from '#protocol/features/contract-templates.ts'
import { contractTemplateAbilities, contractTemplatePolicy } from './contract-templates.policy.ts'
import {
  archiveContractTemplate,
  copyContractTemplate,
  previewContractTemplate,
  publishContractTemplate,
  restoreContractTemplate,
  saveContractTemplate,
} from './save-template.ts'

export const contractTemplatesFeature = feature({
  flag: 'digitalContracts',
  abilities: contractTemplateAbilities,
  resources: [serve(contractTemplates, { table: 'contract_templates', policy: contractTemplatePolicy })],
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
