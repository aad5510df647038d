import { decidedBy, personal } from '#engine/personal.ts'

export const retentionPersonal = personal({
  files: {
    retention: {
      title: ['Bewaartermijn', 'How long it is kept'],
      text: `select c.step, c.since, c.due_on, c.held_until,
        (select h.reason from retention_holds h where h.user_id = $1 order by h.until desc limit 1) as reason,
        (select w.warned_on from inactivity_warnings w where w.user_id = $1) as warned_on
      from retention_clocks c where c.id = $1`,
      labels: {
        step: ['Wat er gebeurt', 'What happens'],
        since: ['Sinds', 'Since'],
        heldUntil: ['Uitgesteld tot', 'Postponed until'],
        warnedOn: ['Gewaarschuwd op', 'Warned on'],
      },
      values: {
        step: { erase: ['verwijderen', 'delete'], warn: ['waarschuwen', 'warn'], deactivate: ['blokkeren', 'block'] },
      },
    },
  },
  columns: {
    'retention_holds.user_id': { told: 'retention', onErase: 'delete' },
    'inactivity_warnings.user_id': { told: 'retention', onErase: 'delete' },
    'retention_holds.created_by_id': decidedBy,
  },
})
