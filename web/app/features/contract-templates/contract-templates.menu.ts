import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { FileText } from '#ui/icons.tsx'

const templates = { path: '/contract_templates', can: 'keepContractTemplates' } as const

export default {
  main: [{ ...templates, label: 'menu.templates', home: ['school', 'centre'], tab: 'settings', order: 17 }],
  settings: [{ ...templates, label: 'menu.card', icon: FileText, order: 37, about: 'organization' }],
} satisfies MenuEntries
