import type { Permissions } from '#test/permission-cells.ts'
import { anything, command, fixed, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const seen = { schoolAdmin: 'all but of other school' }

/** Giving places to many at once. */
export const permissions: Permissions = {
  Matchings: {
    read: { ...seen, operator: 'all' },
    proposeMatching: { mentor: '✓', schoolAdmin: '✓' },
    applyMatching: seen,
    undoMatching: seen,
  },
  'Pairs of a matching': { read: { ...seen, operator: 'all' } },
  'The board to assign on': { assignBoard: { mentor: '✓', schoolAdmin: '✓' } },
}

export async function subjects({ places, people, periods, insert }: PermissionWorld): Promise<Subject[]> {
  const matching = (school: { id: string }, periodId: string, by: string | null) =>
    insert('matchings', { school_id: school.id, internship_period_id: periodId, created_by_id: by })
  const rows = {
    'of school': await matching(places.school, periods.own, null),
    'by a mentor': await matching(places.school, periods.own, people.colleague),
    'of other school': await matching(places.otherSchool, periods.other, null),
  }
  const all = fixed(rows)
  const pairs = await Promise.all(
    Object.entries(rows).map(
      async ([name, id]) =>
        [name, await insert('matching_pairs', { matching_id: id, student_id: people.pupil })] as const,
    ),
  )
  return [
    {
      title: 'Matchings',
      type: 'matchings',
      actions: [
        read('/matchings', all),
        command('proposeMatching', 'POST', '/matchings', anything),
        command('applyMatching', 'POST', '/matchings/:id/apply', all),
        command('undoMatching', 'POST', '/matchings/:id/undo', all),
      ],
    },
    reading('Pairs of a matching', 'matchingPairs', '/matching_pairs', fixed(Object.fromEntries(pairs))),
    {
      title: 'The board to assign on',
      type: null,
      actions: [
        {
          name: 'assignBoard',
          targets: anything,
          try: async ({ api }) => (await api('GET', `/matchings/board?filter[period_id]=${periods.own}`)).status,
        },
      ],
    },
  ]
}
