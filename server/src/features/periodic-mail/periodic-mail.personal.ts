import { personal } from '#engine/personal.ts'

export const periodicMailPersonal = personal({
  files: {
    'periodic-mail': {
      title: ['Periodieke mail', 'Periodic mail'],
      text: `select rhythm, weekday, hour, locale, without as left_out, last_turn, asked_at from periodic_mails where user_id = $1`,
      labels: {
        rhythm: ['Hoe vaak', 'How often'],
        weekday: ['Dag', 'Day'],
        hour: ['Uur', 'Hour'],
        leftOut: ['Wat er niet in staat', 'What does not stand in it'],
        lastTurn: ['Laatste mail', 'Last mail'],
        askedAt: ['Zelf gevraagd op', 'Asked for on'],
      },
      values: {
        rhythm: { off: ['nee', 'no'], daily: ['elke dag', 'every day'], weekly: ['elke week', 'every week'] },
      },
    },
  },
  columns: { 'periodic_mails.user_id': { told: 'periodic-mail', onErase: 'delete' } },
})
