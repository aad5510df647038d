import { subject } from '#lib/subject.ts'
import { contractTemplates } from '#protocol/features/contract-templates.ts'

export default [subject(contractTemplates, { title: ({ name }) => name, to: (id) => `/contract_templates/${id}/edit` })]
