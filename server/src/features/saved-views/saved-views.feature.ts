import { feature } from '#engine/feature.ts'
import { type Policy, serve } from '#engine/serve.ts'
import { savedViews } from '#protocol/features/saved-views.ts'
import { deleteView, renameView, saveView } from './keep-view.ts'
import { savedViewsPersonal } from './saved-views.personal.ts'

/** Theirs alone: what somebody filters on can say something about others. */
const savedViewPolicy = {
  read: (me) => ({ userId: me.self }),
  renameView: (me) => ({ userId: me.self }),
  deleteView: (me) => ({ userId: me.self }),
} satisfies Policy<typeof savedViews, 'renameView' | 'deleteView'>

export const savedViewsFeature = feature({
  resources: [serve(savedViews, { table: 'saved_views', policy: savedViewPolicy })],
  commands: [saveView, renameView, deleteView],
  personal: savedViewsPersonal,
})
