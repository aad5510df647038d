import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import * as protocol from '#protocol/features/imports.ts'
import { magisterFile, type Pupil, pupils } from '#test/import-files/students-file.ts'
import { app, becomes, preview, rowsOf, run, school, sql, type World } from '#test/importing.ts'
import { person } from '#test/world.ts'

const choose = (w: World, id: string, mentor: string, userId: string) =>
  w.schoolAdmin.run(protocol.decideImportMentor, id, { mentor, decision: 'link', userId })
const mentorships = (w: World) => sql(w, 'select 1 from mentorships where group_id is not null')
const bos = { decision: 'create', firstName: 'Ingrid', lastName: 'Bos' } as const

test('links to mentors are counted before and after, and an import that only makes those can be taken back', async () => {
  const w = await school()
  const file = magisterFile(pupils(30))
  await run(w.schoolAdmin, (await preview(w, file)).id)
  const again = await preview(w, file)
  assert.deepEqual([again.counts.unchanged, again.counts.linked], [30, 0])
  const chosen = await choose(w, again.id, 'MAX', w.mentor.id)
  assert.equal(chosen.counts.linked, 10, 'the ten of 3A')
  const done = await run(w.schoolAdmin, again.id)
  assert.deepEqual([done.counts.unchanged, done.counts.linked], [30, 10])
  assert.deepEqual([done.after?.undoable, done.after?.mentorships], [0, 1])
  const third = await preview(w, file)
  assert.deepEqual(
    [third.mentors[0]?.name, third.mentors[0]?.isFound, third.counts.linked],
    [done.mentors[0]?.name, true, 0],
    'the code is known, and nobody gets a mentor twice',
  )
  await w.schoolAdmin.run(protocol.undoImport, done.id)
  await becomes(w.schoolAdmin, done.id, 'undone')
  assert.equal((await mentorships(w)).length, 0)
  const { mentors, counts } = await preview(w, file)
  assert.deepEqual([mentors[0]?.userId, counts.linked], [null, 0], 'the code is forgotten with the rest')
})

test('a mentor on some rows of a class, or in a list of classes, is counted as well', async () => {
  const w = await school()
  const list = pupils(4, ['3A']).map((pupil, index) => ({ ...pupil, mentor: index < 3 ? w.mentor.email : '' }))
  const seen = await preview(w, magisterFile(list))
  assert.equal(seen.counts.linked, 3)
  const done = await run(w.schoolAdmin, seen.id)
  assert.deepEqual([done.counts.linked, done.after?.mentorships], [3, 3])
  const classes = await preview(w, `Klas;Mentor\n3A;${w.mentor.email}\n`, {}, 'groups')
  assert.deepEqual([classes.counts.unchanged, classes.counts.linked], [1, 1])
  assert.equal((await run(w.schoolAdmin, classes.id)).counts.linked, 1)
  assert.equal(
    (await preview(w, magisterFile(list))).counts.linked,
    0,
    'who has the mentor by the class has the mentor',
  )
})

test('as many links are counted beforehand as are made, also where a class has two mentors', async () => {
  const w = await school()
  const heads = 'Stamnr,Roepnaam,Achternaam,Klas,Klassenmentor 1,Klassenmentor 2,E-mail'
  const line = (i: number, group: string, one: string, two = '') =>
    `${i},Voor${i},Achter${i},${group},${one},${two},l${i}@import.test`
  const [juf, meester] = [w.mentor.email, w.schoolAdmin.email]
  const lines = [
    ...[1, 2, 3].map((i) => line(i, '3A', juf, meester)),
    ...[4, 5, 6, 7].map((i) => line(i, '3B', i < 6 ? juf : meester)),
    line(8, '3C', juf, meester),
    line(9, '3C', juf),
  ]
  const seen = await preview(w, [heads, ...lines].join('\n'))
  const done = await run(w.schoolAdmin, seen.id)
  const pairs = await sql(
    w,
    `select distinct m.mentor_id, s.student_id from mentorships m join group_memberships s
       on s.student_id = m.student_id or s.group_id = m.group_id`,
  )
  assert.deepEqual([seen.counts.linked, done.counts.linked, pairs.length], [13, 13, 13])
})

test('a file with one new pupil gives that pupil a mentor, not the rest of the class', async () => {
  const w = await school()
  await run(w.schoolAdmin, (await preview(w, magisterFile(pupils(6, ['3A', '3B'])))).id)
  const [one] = pupils(1, ['3A'], 200_001) as [Pupil]
  const seen = await preview(w, magisterFile([{ ...one, first: 'Zoë', mentor: w.mentor.email }]))
  const done = await run(w.schoolAdmin, seen.id)
  assert.deepEqual([seen.counts.linked, done.counts.linked, done.after?.mentorships], [1, 1, 1])
  assert.equal((await mentorships(w)).length, 0, 'the class keeps the mentors it had')
})

test('a class of which everybody who stays is in the file gets the mentor as a class', async () => {
  const w = await school()
  const [mover, ...others] = pupils(4, ['3A'])
  await run(w.schoolAdmin, (await preview(w, magisterFile(pupils(4, ['3A'])))).id)
  const list = [...others.map((pupil) => ({ ...pupil, mentor: w.mentor.email })), { ...mover, group: '3B', mentor: '' }]
  const seen = await preview(w, magisterFile(list as Pupil[]))
  const done = await run(w.schoolAdmin, seen.id)
  assert.deepEqual([seen.counts.linked, done.counts.linked, done.after?.mentorships], [3, 3, 1])
  assert.equal((await mentorships(w)).length, 1)
})

test('a choice can be changed until the import runs, a later one counts, and undoing gives the earlier one back', async () => {
  const w = await school()
  const file = magisterFile(pupils(2, ['3A']))
  const first = await preview(w, file)
  await choose(w, first.id, 'MAX', w.mentor.id)
  const changed = await choose(w, first.id, 'MAX', w.schoolAdmin.id)
  assert.equal(changed.mentors[0]?.userId, w.schoolAdmin.id)
  await choose(w, first.id, 'MAX', w.mentor.id)
  await run(w.schoolAdmin, first.id)
  const second = await preview(w, file)
  assert.equal(second.mentors[0]?.userId, w.mentor.id)
  await choose(w, second.id, 'MAX', w.schoolAdmin.id)
  await run(w.schoolAdmin, second.id)
  const who = async () => (await preview(w, file)).mentors[0]?.userId
  assert.equal(await who(), w.schoolAdmin.id)
  await w.schoolAdmin.run(protocol.undoImport, second.id)
  await becomes(w.schoolAdmin, second.id, 'undone')
  assert.equal(await who(), w.mentor.id)
})

test('the address of a pupil in the file is none for a new mentor', async () => {
  const w = await school()
  const list = pupils(3, ['3A'])
  const [one] = list as [Pupil]
  const seen = await preview(w, magisterFile(list))
  const invite = (email: string) =>
    w.schoolAdmin.run(protocol.decideImportMentor, seen.id, { mentor: 'MAX', ...bos, email })
  await assert.rejects(invite(one.email.toUpperCase()), (answer: ApiError) => {
    const [error] = answer.errors
    assert.equal(error?.source?.pointer, '/data/attributes/email')
    assert.match(error?.detail ?? '', /leerling in dit bestand/)
    return true
  })
  await invite('i.bos@import.test')
  const [row] = await rowsOf(w.schoolAdmin, seen.id)
  const cells = { email: 'i.bos@import.test' }
  await w.schoolAdmin.run(protocol.decideImportRows, seen.id, { rowIds: [row?.id as string], cells })
  await assert.rejects(w.schoolAdmin.run(protocol.confirmImport, seen.id), /Ingrid Bos/)
  await invite('ingrid.bos@import.test')
  const done = await run(w.schoolAdmin, seen.id)
  assert.deepEqual([done.status, done.counts.mentors, done.counts.linked], ['completed', 1, 3])
})

test('a mentor who cannot be made after all stands in the report', async () => {
  const w = await school()
  const file = magisterFile(pupils(3, ['3A']))
  const seen = await preview(w, file)
  const email = 'i.bos@import.test'
  await w.schoolAdmin.run(protocol.decideImportMentor, seen.id, { mentor: 'MAX', ...bos, email })
  // It stopped halfway, and meanwhile somebody else got the address.
  await sql(w, `update imports set status = 'failed', started_at = now() where id = $1`, [seen.id])
  await person(app, w.site, [['volunteer', w.school.id]], { email })
  await w.schoolAdmin.run(protocol.retryImport, seen.id)
  const done = await becomes(w.schoolAdmin, seen.id, 'completed', 'completed_with_errors')
  assert.deepEqual([done.status, done.counts.mentorsFailed], ['completed_with_errors', 1])
  assert.equal(done.mentors[0]?.isRefused, true)
  const report = await w.schoolAdmin.send('GET', `/imports/${seen.id}/report.csv?only=problems`)
  assert.match(report.body, /Ingrid Bos;i\.bos@import\.test;.*Mislukt;Mentor MAX/)
})

test('two codes may be one new mentor', async () => {
  const w = await school()
  const seen = await preview(w, magisterFile(pupils(4, ['3A', '3B'])))
  const invite = (mentor: string, lastName: string) =>
    w.schoolAdmin.run(protocol.decideImportMentor, seen.id, { mentor, ...bos, lastName, email: 'i.bos@import.test' })
  await invite('MAX', 'Bos')
  await assert.rejects(invite('MBX', 'Visser'), /al in gebruik/)
  await invite('MBX', 'Bos')
  const done = await run(w.schoolAdmin, seen.id)
  assert.deepEqual([done.status, done.counts.mentors, done.counts.linked], ['completed', 1, 4])
})
