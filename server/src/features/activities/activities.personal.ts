import { personal } from '#engine/personal.ts'

export const activitiesPersonal = personal({
  files: {
    events: {
      title: ['Wat er gebeurde', 'What happened'],
      text: `select id, name, subject_type, subject_id, data, actor_id, impersonator_id, created_at from events
      where subject_id = $1 or actor_id = $1 or impersonator_id = $1 order by created_at`,
      labels: {
        subjectType: ['Over', 'About'],
      },
    },
  },
  columns: {
    'events.actor_id': { told: 'events', onErase: { stays: 'history holds ids and no names' } },
    'events.impersonator_id': { told: 'events', onErase: { stays: 'history holds ids and no names' } },
  },
})
