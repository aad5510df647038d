import { ability } from '#engine/judging/ability.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { tags } from '#protocol/features/tags.ts'

const keepers = (me: Me) => me.isOperator || me.isSchoolOrCenterAdmin

/** Everybody chooses from the tags of the site; schools and centres keep the list. */
export const tagPolicy = {
  read: () => true,
  create: keepers,
  update: keepers,
  delete: keepers,
  mergeTag: keepers,
} satisfies Policy<typeof tags, 'mergeTag'>

export const tagAbilities = [
  ability('keepTags', keepers),
  // Mentors look at the list; everybody else only chooses from it.
  ability('seeTags', (me) => keepers(me) || me.isMentor),
]
