import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { contentPages } from '#protocol/features/content/content-pages.ts'

export const editors = (me: Me) => anyOf(me.isOperator, me.isSchoolOrCenterAdmin)

/** A scheduled page needs no clock to appear: from its moment on it is there for everyone. */
const hasAppeared = sqlCondition((t) => `${t}.published_at <= now()`)

export const contentPagePolicy = {
  read: (me) => anyOf(editors(me), allOf({ status: ['published', 'scheduled'] }, hasAppeared)),
  create: editors,
  updateContentPage: editors,
  delete: editors,
} satisfies Policy<typeof contentPages, 'updateContentPage'>

export const contentAbilities = [ability('keepContent', (me) => me.isOperator || me.isSchoolOrCenterAdmin)]
