import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsIn } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { contractTemplates, contractTemplateVersions } from '#protocol/features/contract-templates.ts'

/** Administrators keep those of their school; those of the site belong to its centre. */
const keptBy = (me: Me): Condition<'contract_templates'> =>
  anyOf(
    { schoolId: me.adminOf('School') },
    allOf(me.isOperator || me.adminOf('VolunteerCenter').length > 0, { schoolId: null }),
  )
const staff = (me: Me): boolean => me.staffOf().length > 0 || me.adminOf('VolunteerCenter').length > 0
const reads = (me: Me): Condition<'contract_templates'> =>
  anyOf(me.isOperator, { schoolId: me.staffOf() }, allOf(staff(me), { schoolId: null }))

export const contractTemplatePolicy = {
  read: reads,
  copyContractTemplate: (me) =>
    allOf(me.adminOf('School').length > 0, anyOf({ schoolId: me.adminOf('School') }, { schoolId: null })),
  saveContractTemplate: keptBy,
  publishContractTemplate: keptBy,
  previewContractTemplate: reads,
  archiveContractTemplate: keptBy,
  restoreContractTemplate: keptBy,
} satisfies Policy<
  typeof contractTemplates,
  | 'copyContractTemplate'
  | 'saveContractTemplate'
  | 'publishContractTemplate'
  | 'previewContractTemplate'
  | 'archiveContractTemplate'
  | 'restoreContractTemplate'
>

export const contractTemplateVersionPolicy = {
  read: (me) => existsIn('contract_templates', 'id', 'templateId', reads(me)),
} satisfies Policy<typeof contractTemplateVersions>

export const contractTemplateAbilities = [
  ability('seeContractTemplates', (me) => me.isOperator || staff(me)),
  ability('keepContractTemplates', (me) => staff(me) && me.isAdmin),
]
