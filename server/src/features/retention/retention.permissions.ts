import { inDays } from '#protocol/shared/days.ts'
import type { Cells, Permissions } from '#test/permission-cells.ts'
import { peopleOf } from '#test/permission-targets.ts'
import { anything, ask, call, command, fresh, read, reading, type Subject } from '#test/permission-tools.ts'
import type { Caller, PermissionWorld } from '#test/permission-world.ts'

const administrators: Cells = {
  schoolAdmin: '✓',
  centerAdmin: '✓',
  nonProfitAdmin: '✓',
  providerAdmin: '✓',
  operator: '✓',
}
const houses: Cells = { schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' }
const ownPeople: Cells = {
  schoolAdmin: 'mentored student, other student, mentor',
  centerAdmin: 'centre volunteer, worker at non-profit, worker at provider',
  operator: 'all',
}
const lookedAfter: Cells = {
  ...ownPeople,
  nonProfitAdmin: 'worker at non-profit',
  providerAdmin: 'worker at provider',
}
const oneself: Cells = { student: 'mentored student', volunteer: 'centre volunteer' }

/** What happened, who looked into whose account, and how long what is kept. */
export const permissions: Permissions = {
  'Activities: what was done by': { read: { ...oneself, ...lookedAfter } },
  'Who looked into whose account': { read: { ...oneself, ...lookedAfter } },
  'When somebody’s data goes': { read: { ...oneself, ...lookedAfter } },
  'Clocks that wait': {
    read: { ...oneself, ...lookedAfter },
    holdRetention: ownPeople,
    releaseRetention: ownPeople,
  },
  'What the night’s run did': { read: houses },
  'Privacy of the site': { retentionForecast: houses, exportActivities: administrators },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { people, insert } = w
  const everybody = peopleOf(w)
  const event = (values: Record<string, unknown>) =>
    insert('events', { subject_type: 'users', subject_id: people.operator, name: 'tag.created', ...values })
  const hold = (userId: string) =>
    insert('retention_holds', { user_id: userId, until: '2099-01-01', reason: 'A complaint' })
  const run = await insert('retention_runs', { counts: {} })
  const holdBody = (userId: string) => ({
    data: {
      type: 'retentionHolds',
      attributes: {
        user_id: userId,
        until: inDays(30),
        reason: 'A complaint',
      },
    },
  })
  return [
    {
      title: 'Activities: what was done by',
      type: null,
      actions: [
        read(
          '/activities',
          fresh(everybody, (id) => event({ actor_id: id })),
        ),
      ],
    },
    {
      title: 'Who looked into whose account',
      type: 'impersonations',
      actions: [
        read(
          '/impersonations',
          fresh(everybody, (id) => event({ name: 'impersonation.started', subject_id: id })),
        ),
      ],
    },
    reading('When somebody’s data goes', 'retentionClocks', '/retention_clocks', everybody),
    {
      title: 'Clocks that wait',
      type: 'retentionHolds',
      actions: [
        read('/retention_holds', fresh(everybody, hold)),
        { name: 'holdRetention', targets: everybody, try: call('POST', '/retention_holds', holdBody) },
        command('releaseRetention', 'DELETE', '/retention_holds/:id', fresh(everybody, hold)),
      ],
    },
    {
      title: 'What the night’s run did',
      type: 'retentionRuns',
      actions: [read('/retention_runs', [{ name: 'all', id: (_: Caller) => run }])],
    },
    {
      title: 'Privacy of the site',
      type: null,
      actions: [
        ask('retentionForecast', '/retention_forecast'),
        { name: 'exportActivities', targets: anything, try: call('POST', '/activities/export') },
      ],
    },
  ]
}
