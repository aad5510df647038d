import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activities } from '#protocol/features/activities.ts'
import * as protocol from '#protocol/features/imports.ts'
import { inviteUser } from '#protocol/features/users.ts'
import { magisterFile, pupils } from '#test/import-files/students-file.ts'
import { becomes, classesOf, preview, run, school, sql } from '#test/importing.ts'
import { until } from '#test/until.ts'

test('undoing takes new people away, puts others back, and leaves alone what changed since', async () => {
  const w = await school()
  const list = pupils(6)
  await run(w.schoolAdmin, (await preview(w, magisterFile(list.slice(0, 3)))).id)
  const changed = list.map((pupil, index) => (index === 0 ? { ...pupil, first: 'Anders', group: '3B' } : pupil))
  const update = await run(w.schoolAdmin, (await preview(w, magisterFile(changed))).id)
  assert.equal(update.counts.done, 4)
  await sql(w, `update users set phone_number = '0612345678' where email = $1`, [list[4]?.email])
  await w.schoolAdmin.run(protocol.undoImport, update.id)
  const undone = await becomes(w.schoolAdmin, update.id, 'undone')
  assert.deepEqual([undone.counts.undone, undone.counts.kept], [3, 1])
  const [told] = await w.schoolAdmin.list(activities, { filter: { nameEq: 'import.undone' }, include: ['actor'] })
  assert.deepEqual([told?.subjectId, told?.actor?.id], [update.id, w.schoolAdmin.id], 'recent actions say who did it')
  const [first] = await sql<{ name: string }>(w, 'select first_name as name from users where email = $1', [
    list[0]?.email,
  ])
  assert.equal(first?.name, list[0]?.first)
  assert.deepEqual(await classesOf(w, list[0]?.number as string), ['3A'])
  const left = await sql<{ email: string }>(
    w,
    `select email from users where email like '%@import.test' order by email`,
  )
  assert.deepEqual(
    left.map(({ email }) => email),
    [0, 1, 2, 4].map((index) => list[index]?.email),
  )
  await assert.rejects(w.schoolAdmin.run(protocol.undoImport, update.id), /teruggedraaid/)
})

test('imports are taken back one after the other, the newest first, until nothing of them is left', async () => {
  const w = await school()
  const list = pupils(4, ['3A', '3B'])
  const changed = list.map((pupil, index) => (index < 2 ? { ...pupil, first: 'Anders', group: '3C' } : pupil))
  const back = async (id: string) => {
    await w.schoolAdmin.run(protocol.undoImport, id)
    return (await becomes(w.schoolAdmin, id, 'undone')).counts
  }
  const left = async () => {
    const [row] = await sql<{ people: number; classes: number }>(
      w,
      `select (select count(*)::int from users where email like '%@import.test') as people,
         (select count(*)::int from groups) as classes`,
    )
    return row
  }
  const first = await run(w.schoolAdmin, (await preview(w, magisterFile(list))).id)
  const second = await run(w.schoolAdmin, (await preview(w, magisterFile(changed))).id)
  const third = await run(w.schoolAdmin, (await preview(w, magisterFile(list))).id)
  assert.deepEqual([second.counts.done, third.counts.done], [2, 2])
  assert.equal((await w.schoolAdmin.find(protocol.imports, first.id)).after?.undoable, 2, 'two were changed since')
  assert.equal((await back(third.id)).undone, 2)
  assert.equal((await back(second.id)).undone, 2)
  assert.equal((await w.schoolAdmin.find(protocol.imports, first.id)).after?.undoable, 4, 'nobody is changed any more')
  const counts = await back(first.id)
  assert.deepEqual([counts.undone, counts.kept], [4, undefined])
  assert.deepEqual(await left(), { people: 0, classes: 0 })

  const staff = (name: string) => `Afkorting;Naam;E-mail\nBOS;Bos, ${name};i.bos@import.test\n`
  const hired = await run(w.schoolAdmin, (await preview(w, staff('Ingrid'), {}, 'staff')).id)
  const renamed = await run(w.schoolAdmin, (await preview(w, staff('Inge'), {}, 'staff')).id)
  assert.deepEqual([(await back(renamed.id)).undone, (await back(hired.id)).undone], [1, 1])
  const levels = ['havo', 'vwo'].map((level) => `Klas;Niveau\n3A;${level}\n`)
  const made = await run(w.schoolAdmin, (await preview(w, levels[0] ?? '', {}, 'groups')).id)
  const moved = await run(w.schoolAdmin, (await preview(w, levels[1] ?? '', {}, 'groups')).id)
  assert.deepEqual([(await back(moved.id)).undone, (await back(made.id)).undone], [1, 1])
  assert.deepEqual(await left(), { people: 0, classes: 0 })
})

test('what somebody changed between two imports stays after both are taken back', async () => {
  const w = await school()
  const list = pupils(2, ['3A'])
  const first = await run(w.schoolAdmin, (await preview(w, magisterFile(list))).id)
  await sql(w, `update users set phone_number = '0612345678' where email = $1`, [list[0]?.email])
  const changed = list.map((pupil) => ({ ...pupil, first: 'Anders' }))
  const second = await run(w.schoolAdmin, (await preview(w, magisterFile(changed))).id)
  for (const { id } of [second, first]) {
    await w.schoolAdmin.run(protocol.undoImport, id)
    await becomes(w.schoolAdmin, id, 'undone')
  }
  const people = await sql<{ email: string }>(w, `select email from users where email like '%@import.test'`)
  assert.deepEqual(people, [{ email: list[0]?.email }])
})

test('an invitation is no change by hand: undoing takes whoever was invited away, and says beforehand who stays', async () => {
  const w = await school()
  const list = pupils(4)
  const done = await run(w.schoolAdmin, (await preview(w, magisterFile(list))).id)
  assert.deepEqual(done.after, { uninvited: 4, undoable: 4, staying: 0, classes: 3, mentors: 0, mentorships: 0 })
  const people = await sql<{ id: string }>(w, `select id from users where email like '%@import.test' order by email`)
  await sql(w, `update users set phone_number = '0612345678' where id = $1`, [people[1]?.id])
  for (const { id } of people) await w.schoolAdmin.run(inviteUser, id)
  await sql(w, `update users set last_sign_in_at = now() where id = $1`, [people[0]?.id])
  const before = await w.schoolAdmin.find(protocol.imports, done.id)
  assert.deepEqual(before.after, { uninvited: 0, undoable: 2, staying: 2, classes: 3, mentors: 0, mentorships: 0 })
  await w.schoolAdmin.run(protocol.undoImport, done.id)
  const undone = await becomes(w.schoolAdmin, done.id, 'undone')
  assert.deepEqual([undone.counts.undone, undone.counts.kept], [2, 2])
  await assert.rejects(
    w.schoolAdmin.run(protocol.undoImport, done.id),
    /teruggedraaid/,
    'nothing more can be taken back',
  )

  await sql(w, `update users set phone_number = null, invited_at = now() where id = $1`, [people[1]?.id])
  assert.equal((await w.schoolAdmin.find(protocol.imports, done.id)).after?.undoable, 1)
  await w.schoolAdmin.run(protocol.undoImport, done.id)
  const rest = await until('the rest is taken back', async () => {
    const row = await w.schoolAdmin.find(protocol.imports, done.id)
    return row.status === 'undone' ? row : undefined
  })
  assert.deepEqual([rest.counts.undone, rest.counts.kept], [3, 1])
})
