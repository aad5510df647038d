import assert from 'node:assert/strict'
import { test } from 'node:test'
import { app, school } from '#test/importing.ts'
import { questionsOf } from './school-as-is.ts'

type Plan = {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Filter?: string
  Plans?: Plan[]
}

/**
 * How much each step of a plan has to do: the rows it has in its hands, all repeats together. A row that is looked for in a
 * list is compared with every value of it.
 */
function stepsOf(plan: Plan, values: readonly unknown[]): number[] {
  const rows = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0)
  const [, place] = /ANY \(\$(\d+)/.exec(plan.Filter ?? '') ?? []
  const list = place ? values[Number(place) - 1] : undefined
  const compared = Array.isArray(list) ? list.length : 1
  return [rows * plan['Actual Loops'] * compared, ...(plan.Plans ?? []).flatMap((part) => stepsOf(part, values))]
}

const literal = (value: unknown) =>
  Array.isArray(value) ? `'{${value.join(',')}}'::text[]` : `'${String(value)}'::uuid`
const typeOf = (value: unknown) => (Array.isArray(value) ? 'text[]' : 'uuid')

test('a second check of a file looks at each person a few times, not at everybody for each', async () => {
  const w = await school()
  const SIZE = 300
  await app.road.db.withTenant(w.site.id, async (sql) => {
    await sql.run(
      `with made as (insert into users (email, first_name, last_name, status)
         select 'nr' || n || '@import.test', 'Voor', 'Achter', 'invited' from generate_series(1, $2::int) n returning id),
       profiles as (insert into student_profiles (id, school_id) select id, $1 from made)
       insert into roles (user_id, name, organization_id) select id, 'student', $1 from made`,
      [w.school.id, SIZE],
    )
    // As the run of an import does.
    await sql.run('select system.count_people_again()')
  })
  const emails = Array.from({ length: SIZE }, (_, index) => `nr${index + 1}@import.test`)
  for (const kind of ['students', 'staff'] as const) {
    const settings = { schoolYearId: null, emailPattern: null, makesClasses: true, remembers: true }
    const questions = questionsOf({ organizationId: w.school.id, kind, settings }, emails)
    for (const [index, { text, values = [] }] of questions.entries()) {
      const [row] = await app.road.db.withTenant(w.site.id, async (sql) => {
        const name = `look_${kind}_${index}`
        const types = values.length > 0 ? `(${values.map(typeOf).join(', ')})` : ''
        // Prepared, as the server does it: then it is planned for any values, not for these.
        await sql.run(`prepare ${name} ${types} as ${text}`)
        const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
        const found = await sql.rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(
          `explain (analyze, format json) execute ${name} ${given}`,
        )
        await sql.run(`deallocate ${name}`)
        return found
      })
      const [explained] = row?.['QUERY PLAN'] ?? []
      assert.ok(explained, text)
      const most = Math.max(...stepsOf(explained.Plan, values))
      assert.ok(most <= 5 * SIZE, `${most} rows in one step of: ${text.slice(0, 200)}`)
    }
  }
})
