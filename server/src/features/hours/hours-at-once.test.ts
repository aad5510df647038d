import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '#protocol/client.ts'
import { approveHours, changeHours } from '#protocol/features/hours.ts'
import { workingWorld } from '#test/working-world.ts'
import type { Person } from '#test/world.ts'

const PLACES = 20
const DAYS = 10
const A_DAY = 5

const w = await workingWorld()
const { mentor, nonProfitAdmin: host } = w
const rows = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  w.app.road.db.withTenant(w.site.id, (sql) => sql.rows<T>(text, values))

type Entry = { id: string; internshipId: string; day: string }

/** A thousand days that wait, of twenty students at one host. */
async function manyDays() {
  const students = new Map<string, Person>()
  for (let n = 0; n < PLACES; n++) {
    const { student, id } = await w.atWork()
    students.set(id, student)
  }
  const entries = await rows<Entry>(
    `insert into hour_entries (internship_id, student_id, day, minutes, work, status, submitted_at)
     select i.id, i.student_id, today_nl() - d, 60, 'Voeren', 'submitted', now()
     from internships i, generate_series(0, $2::int - 1) d, generate_series(1, $3::int) where i.id = any($1::uuid[])
     returning id, internship_id as "internshipId", day::text`,
    [[...students.keys()], DAYS, A_DAY],
  )
  return { students, entries }
}

/** Numbers that look thrown, and are the same each time. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Whoever comes too late is told so; nothing else goes wrong. */
async function mayComeTooLate(work: Promise<unknown>): Promise<void> {
  await work.catch((error) => {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
  })
}

test('a thousand days confirmed and changed by three at the same moment: sums are those of the rows, and no yes outlives a change', async () => {
  const { students, entries } = await manyDays()
  assert.equal(entries.length, 1000)
  const roll = dice(7)
  const some = (count: number) => Array.from({ length: count }, () => entries[roll(entries.length)]?.id ?? '')
  const seenAt = () => new Date().toISOString()
  const works: (() => Promise<unknown>)[] = []
  for (let n = 0; n < 60; n++) {
    works.push(() => host.run(approveHours, '', { entryIds: some(40), seenAt: seenAt() }))
    works.push(() => mentor.run(approveHours, '', { entryIds: some(40), seenAt: seenAt(), reason: 'Op vakantie' }))
    for (let each = 0; each < 5; each++) {
      const entry = entries[roll(entries.length)]
      const student = students.get(entry?.internshipId ?? '')
      const changed = { day: entry?.day ?? '', minutes: 30 + roll(60), reason: 'Het was anders' }
      works.push(async () => student?.run(changeHours, entry?.id ?? '', changed))
    }
  }
  const left = [...works]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) await mayComeTooLate(next())
  }
  await Promise.all(Array.from({ length: 12 }, worker))

  const wrong = await rows(
    `select i.id from internships i cross join lateral (
       select coalesce(sum(h.minutes) filter (where h.status = 'approved'), 0) as agreed,
         coalesce(sum(h.minutes) filter (where h.status = 'submitted'), 0) as waiting
       from hour_entries h where h.internship_id = i.id) s
     where (i.minutes_agreed, i.minutes_waiting) <> (s.agreed, s.waiting) or i.hours <> round(s.agreed / 60.0, 2)`,
  )
  assert.deepEqual(wrong, [])
  const outlived = await rows(
    `select h.id from hour_entries h join hour_changes c on c.entry_id = h.id
     where h.status = 'approved' and c.created_at > h.decided_at`,
  )
  assert.deepEqual(outlived, [])
  const [counts] = await rows<{ agreed: number; waiting: number; changed: number }>(
    `select count(*) filter (where status = 'approved')::int as agreed, count(*) filter (where status = 'submitted')::int as waiting,
       (select count(*)::int from hour_changes) as changed from hour_entries`,
  )
  const { agreed = 0, waiting = 0, changed = 0 } = counts ?? {}
  assert.equal(agreed + waiting, 1000)
  assert.ok(agreed > 100 && changed > 100, `${agreed} agreed, ${waiting} wait, ${changed} changed`)
})
