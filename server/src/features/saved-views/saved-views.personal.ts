import { personal } from '#engine/personal.ts'

export const savedViewsPersonal = personal({
  files: {
    'saved-views': {
      title: ['Bewaarde weergaven van lijsten', 'Views of lists kept'],
      text: 'select name, list, query, created_at, updated_at from saved_views where user_id = $1 order by created_at',
    },
  },
  columns: {
    'saved_views.user_id': { told: 'saved-views', onErase: 'delete' },
  },
})
