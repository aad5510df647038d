import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsIn } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { forms, formVersions } from '#protocol/features/forms.ts'

/** Whose forms somebody keeps: administrators those of their house, a mentor what they made themselves. */
export const housesOf = (me: Me): readonly string[] => me.adminOf('School', 'VolunteerCenter', 'NonProfit', 'Provider')
export const ofHouse = (me: Me): Condition<'forms'> => ({ organizationId: housesOf(me) })
export const keepsForm = (me: Me): Condition<'forms'> =>
  anyOf(ofHouse(me), allOf({ createdById: me.self }, { organizationId: me.mentorOf() }))
/** A mentor sees the forms of the school, to ask their own students. */
export const readsForm = (me: Me): Condition<'forms'> =>
  anyOf(me.isOperator, ofHouse(me), { organizationId: me.staffOf() })
const ofColleagues = (me: Me): Condition<'forms'> => anyOf(ofHouse(me), { organizationId: me.staffOf() })

export const formPolicy = {
  read: readsForm,
  copyForm: ofColleagues,
  saveForm: keepsForm,
  publishForm: keepsForm,
  closeForm: keepsForm,
  reopenForm: keepsForm,
  removeForm: keepsForm,
  shareForm: keepsForm,
  requestForm: ofColleagues,
} satisfies Policy<
  typeof forms,
  'copyForm' | 'saveForm' | 'publishForm' | 'closeForm' | 'reopenForm' | 'removeForm' | 'shareForm' | 'requestForm'
>

export const formVersionPolicy = {
  read: (me) => existsIn('forms', 'id', 'formId', readsForm(me)),
} satisfies Policy<typeof formVersions>

export const buildsForms = (me: Me): boolean => housesOf(me).length > 0 || me.staffOf().length > 0
export const formAbilities = [
  ability('seeForms', (me) => me.isOperator || buildsForms(me)),
  ability('buildForms', buildsForms),
]
