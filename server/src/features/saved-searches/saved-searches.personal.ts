import { personal } from '#engine/personal.ts'

export const savedSearchesPersonal = personal({
  files: {
    'saved-searches': {
      title: ['Bewaarde zoekopdrachten', 'Searches kept'],
      text: 'select name, search, alert, created_at, updated_at from saved_searches where user_id = $1 order by created_at',
    },
  },
  columns: {
    'saved_searches.user_id': { told: 'saved-searches', onErase: 'delete' },
    'alert_stop_keys.user_id': { told: { not: 'a link in a mail is a key to stop those mails' }, onErase: 'delete' },
  },
})
