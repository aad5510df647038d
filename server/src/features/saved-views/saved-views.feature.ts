import { feature } from '#engine/feature.ts'
import { anyOf, type Condition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { type Policy, serve } from '#engine/serve.ts'
import { savedViews } from '#protocol/features/saved-views.ts'
import { deleteView, renameView, saveView, shareView, withdrawView } from './keep-view.ts'
import { savedViewsPersonal } from './saved-views.personal.ts'
import { worksAt } from './works-at.ts'

const own = (me: Me): Condition<'saved_views'> => ({ userId: me.self })

/** Theirs alone, for what somebody filters on can say something about others; unless they share it. */
const savedViewPolicy = {
  read: (me) => anyOf(own(me), { sharedWithId: worksAt(me) }),
  renameView: own,
  shareView: own,
  withdrawView: own,
  deleteView: own,
} satisfies Policy<typeof savedViews, 'renameView' | 'shareView' | 'withdrawView' | 'deleteView'>

export const savedViewsFeature = feature({
  resources: [
    serve(savedViews, {
      table: 'saved_views',
      policy: savedViewPolicy,
      expressions: {
        ownerName: (t) => `case when ${t}.shared_with_id is not null then
          (select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = ${t}.user_id) end`,
      },
    }),
  ],
  commands: [saveView, renameView, shareView, withdrawView, deleteView],
  personal: savedViewsPersonal,
})
