import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { contentPages, PageReader, pageVersions } from '#protocol/features/content/content-pages.ts'

export const editors = (me: Me) => anyOf(me.isOperator, me.isSchoolOrCenterAdmin)

/** A scheduled page needs no clock to appear: from its moment on it is there. Nor does one that is taken down. */
const outNow = (t: string) => `${t}.published_at <= now() and (${t}.take_down_at is null or ${t}.take_down_at > now())`
const isOut = sqlCondition(outNow)
export const isOutText = (t: string) => `(${t}.status <> 'draft' and ${outNow(t)})`

/** As whom somebody may read what is not for everyone. */
function readerOf(me: Me): PageReader[] {
  const as: readonly (readonly [PageReader, boolean])[] = [
    ['member', !me.isGuest],
    ['student', me.isStudent],
    ['mentor', me.isMentor],
    ['host', me.isAdminOf('Provider', 'NonProfit')],
    ['volunteer', me.roles.some(({ name }) => name === 'volunteer')],
    ['school', me.isAdminOf('School')],
    ['centre', me.isAdminOf('VolunteerCenter')],
  ]
  return as.filter(([, is]) => is).map(([reader]) => reader)
}
const isFor = (me: Me) =>
  sqlCondition((t, add) => `(${t}.readers = '{}' or ${t}.readers && ${add(readerOf(me))}::text[])`)

export const contentPagePolicy = {
  read: (me) => anyOf(editors(me), allOf({ status: ['published', 'scheduled'], removedAt: null }, isOut, isFor(me))),
  create: editors,
  updateContentPage: (me) => allOf(editors(me), { removedAt: null }),
  savePage: (me) => allOf(editors(me), { removedAt: null }),
  publishPage: (me) => allOf(editors(me), { removedAt: null }),
  planPage: (me) => allOf(editors(me), { removedAt: null }),
  copyPage: editors,
  removePage: editors,
  returnPage: editors,
  delete: editors,
} satisfies Policy<
  typeof contentPages,
  'updateContentPage' | 'savePage' | 'publishPage' | 'planPage' | 'copyPage' | 'removePage' | 'returnPage'
>

/** What was written and is not live is nobody's business but theirs who write. */
export const pageVersionPolicy = { read: editors } satisfies Policy<typeof pageVersions>

/** Who writes what the visitors of the site see. */
export const keepsContent = (me: Me) => me.isOperator || me.isSchoolOrCenterAdmin
export const contentAbilities = [ability('keepContent', keepsContent)]
