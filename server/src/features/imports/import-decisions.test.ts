import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as protocol from '#protocol/features/imports.ts'
import { magisterFile, type Pupil, pupils } from '#test/import-files/students-file.ts'
import { becomes, classesOf, fieldsOf, preview, rowsOf, run, school, sql } from '#test/importing.ts'

test('conflicts must be decided first; then each row does what was decided', async () => {
  const w = await school()
  const list = pupils(10)
  await run(w.schoolAdmin, (await preview(w, magisterFile(list))).id)
  const [one, two] = list as [Pupil, Pupil]
  const stranger = { ...one, first: 'Noor', infix: '', last: 'Visser', email: 'noor@import.test' }
  const double = { ...two, group: '3C' }
  const broken = { ...one, number: '999', first: 'Kai', email: 'kai@import' }
  const update = await preview(w, magisterFile([stranger, two, double, broken, ...list.slice(2)]))
  assert.deepEqual([update.counts.conflict, update.counts.error], [2, 1])
  await assert.rejects(w.schoolAdmin.run(protocol.confirmImport, update.id), /2 rijen wachten/)
  const [reused, twice] = await rowsOf(w.schoolAdmin, update.id, { outcomeEq: 'conflict' })
  const decide = (rowId: string | undefined, input: object) =>
    w.schoolAdmin.run(protocol.decideImportRows, update.id, { rowIds: [rowId as string], ...input })
  await assert.rejects(decide(reused?.id, { decision: 'both' }), /past niet/)
  await decide(reused?.id, { decision: 'new' })
  await decide(twice?.id, { decision: 'both' })
  const [wrong] = await rowsOf(w.schoolAdmin, update.id, { outcomeEq: 'error' })
  const right = await decide(wrong?.id, { cells: { email: 'kai@import.test' } })
  assert.deepEqual([right.counts.error, right.counts.new, right.counts.undecided], [undefined, 1, 0])
  const done = await run(w.schoolAdmin, update.id)
  assert.equal(done.status, 'completed')
  assert.deepEqual(await classesOf(w, two.number), ['3B', '3C'])
  const [holder] = await sql<{ name: string }>(
    w,
    `select u.last_name as name from users u join student_profiles p on p.id = u.id where p.student_number = $1`,
    [one.number],
  )
  assert.equal(holder?.name, 'Visser')
})

test('twice in one class is a choice between the rows: nobody is in that class twice', async () => {
  const w = await school()
  const [one, two] = pupils(2) as [Pupil, Pupil]
  const seen = await preview(w, magisterFile([one, two, { ...two, first: 'Anders' }]))
  const [twice] = await rowsOf(w.schoolAdmin, seen.id, { outcomeEq: 'conflict' })
  const decide = (decision: 'both' | 'use') =>
    w.schoolAdmin.run(protocol.decideImportRows, seen.id, { rowIds: [twice?.id as string], decision })
  await assert.rejects(decide('both'), /past niet/)
  await decide('use')
  const done = await run(w.schoolAdmin, seen.id)
  assert.deepEqual([done.status, done.counts.created], ['completed', 2])
  const [kept] = await sql<{ name: string }>(
    w,
    `select u.first_name as name from users u join student_profiles p on p.id = u.id where p.student_number = $1`,
    [two.number],
  )
  assert.equal(kept?.name, 'Anders')
})

test('more than a fifth leaving is typed over', async () => {
  const w = await school()
  const list = pupils(4, ['3A'])
  await run(w.schoolAdmin, (await preview(w, magisterFile(list))).id)
  const update = await preview(w, magisterFile(list.slice(0, 2)))
  await w.schoolAdmin.run(protocol.decideImportRows, update.id, { outcome: 'departed', decision: 'depart' })
  await assert.rejects(w.schoolAdmin.run(protocol.confirmImport, update.id), /Typ 2/)
  await assert.rejects(w.schoolAdmin.run(protocol.confirmImport, update.id, { departing: 3 }), /Typ 2/)
  const done = await run(w.schoolAdmin, update.id, { departing: 2 })
  assert.equal(done.counts.done, 2)
})

test('a class that left goes with one press, and the other class stays', async () => {
  const w = await school()
  const list = pupils(8, ['3A', '3B'])
  await run(w.schoolAdmin, (await preview(w, magisterFile(list))).id)
  const staying = list.filter((_, index) => index % 4 < 2)
  const update = await preview(w, magisterFile(staying))
  const decide = (decision: 'depart' | null) =>
    w.schoolAdmin.run(protocol.decideImportRows, update.id, { outcome: 'departed', className: '3A', decision })
  const going = async () =>
    (await rowsOf(w.schoolAdmin, update.id, { outcomeEq: 'departed' }))
      .filter(({ decision }) => decision === 'depart')
      .map(({ cells }) => cells?.className)
  await decide('depart')
  assert.deepEqual([...new Set(await going())], ['3A'])
  await decide(null)
  assert.deepEqual(await going(), [])
})

test('two rows with one address: leaving one out frees the other, and taking it back asks again', async () => {
  const w = await school()
  const [one, two, three] = pupils(3) as [Pupil, Pupil, Pupil]
  const seen = await preview(w, magisterFile([one, { ...two, email: three.email }, three]))
  assert.deepEqual([seen.counts.undecided, seen.counts.writes], [2, 3])
  const [first] = await rowsOf(w.schoolAdmin, seen.id, { outcomeEq: 'conflict' })
  const decide = (decision: string | null) =>
    w.schoolAdmin.run(protocol.decideImportRows, seen.id, { rowIds: [first?.id as string], decision } as never)
  const freed = await decide('skip')
  const { undecided, conflict, leftOut, writes } = freed.counts
  assert.deepEqual({ undecided, conflict, leftOut, writes }, { undecided: 0, conflict: 1, leftOut: 1, writes: 2 })
  assert.equal((await decide(null)).counts.undecided, 2)
  await decide('skip')
  const done = await run(w.schoolAdmin, seen.id)
  assert.equal(done.status, 'completed', 'what somebody left out is no error')
  assert.deepEqual([done.counts.created, done.counts.leftOut, done.after?.classes], [2, 1, 2])
})

test('rows are those of the file: who is missing in it is no row, before and after', async () => {
  const w = await school()
  const list = pupils(4, ['3A'])
  await run(w.schoolAdmin, (await preview(w, magisterFile(list))).id)
  const update = await preview(
    w,
    magisterFile([
      ...list.slice(0, 3),
      { ...(list[0] as Pupil), number: '7', group: '9Z', email: 'z@import.test', birth: '40-40-2010' },
    ]),
  )
  assert.deepEqual([update.counts.rows, update.counts.departed, update.counts.missing], [4, 1, 1])
  assert.deepEqual(update.newClasses, ['9Z'])
  assert.equal(update.counts.warned, 1)
  assert.deepEqual((await rowsOf(w.schoolAdmin, update.id, { numberNotNull: true })).length, 4)
  const [urgent] = await rowsOf(w.schoolAdmin, update.id, { urgencyGteq: 1 })
  assert.deepEqual(
    urgent?.problems.map(({ code }) => code),
    ['dateInvalid', 'classNew'],
  )
  const cells = { birthDate: '4-4-2010' }
  const mended = await w.schoolAdmin.run(protocol.decideImportRows, update.id, { rowIds: [urgent?.id ?? ''], cells })
  assert.deepEqual([mended.counts.warned, mended.counts.repaired], [1, 1], 'the new class is still to be looked at')
  const [now] = await rowsOf(w.schoolAdmin, update.id, { urgencyGteq: 1 })
  assert.deepEqual([now?.problems.map(({ code }) => code), now?.cells?.birthDate], [['classNew'], '4-4-2010'])
  assert.equal((await run(w.schoolAdmin, update.id)).counts.rows, 4)
})

test('a row that is put right says nothing new of its class, and a class can be put right as well', async () => {
  const w = await school()
  const list = pupils(6, ['3A', '3B'])
  await run(w.schoolAdmin, (await preview(w, magisterFile(list))).id)
  const others = pupils(7, ['3D'], 200_001).map((pupil, at) => ({ ...pupil, last: `Vanelders${at}` }))
  const [odd, none, slip, ...fresh] = others as [Pupil, Pupil, Pupil, ...Pupil[]]
  const rows = [...list, ...fresh, { ...odd, birth: '40-40-2010' }, { ...none, group: '' }, { ...slip, group: '3X' }]
  const { id } = await preview(w, magisterFile(rows))
  const codes = async () =>
    (await rowsOf(w.schoolAdmin, id, { urgencyGteq: 1 })).map(
      (row) => [row, row.problems.map(({ code }) => code)] as const,
    )
  const [dated, empty, mistyped] = await codes()
  assert.deepEqual([dated?.[1], empty?.[1], mistyped?.[1]], [['dateInvalid', 'classFirst'], ['noClass'], ['classNew']])
  const mend = (rowId: string | undefined, cells: protocol.Cells) =>
    w.schoolAdmin.run(protocol.decideImportRows, id, { rowIds: [rowId ?? ''], cells })
  await mend(dated?.[0].id, { birthDate: '4-4-2010' })
  assert.deepEqual(
    (await codes()).map(([, each]) => each),
    [['noClass'], ['classNew']],
    'others of the file are in the same new class',
  )
  await mend(empty?.[0].id, { className: '3A' })
  await mend(mistyped?.[0].id, { className: '3b' })
  assert.deepEqual(await codes(), [])
})

test('the same columns again keep every answer and every repair; other columns begin anew', async () => {
  const w = await school()
  const [one, two, three] = pupils(3) as [Pupil, Pupil, Pupil]
  const seen = await preview(w, magisterFile([one, two, { ...two, first: 'Anders' }, { ...three, email: 'x@y' }]))
  const [twice] = await rowsOf(w.schoolAdmin, seen.id, { outcomeEq: 'conflict' })
  const [wrong] = await rowsOf(w.schoolAdmin, seen.id, { outcomeEq: 'error' })
  const decide = (id: string | undefined, input: object) =>
    w.schoolAdmin.run(protocol.decideImportRows, seen.id, { rowIds: [id as string], ...input })
  await decide(twice?.id, { decision: 'use' })
  const put = await decide(wrong?.id, { cells: { email: three.email } })
  assert.deepEqual([put.counts.decided, put.counts.repaired], [1, 1])
  const map = (input: object) =>
    w.schoolAdmin.run(protocol.mapImport, seen.id, { fields: fieldsOf(seen), schoolYearId: null, ...input })
  const same = await map({})
  assert.deepEqual([same.status, same.counts.undecided, same.counts.error], ['previewed', 0, undefined])
  await assert.rejects(map({ makesClasses: false }), /al 2 keer iets/)
  await map({ makesClasses: false, discards: true })
  const { counts } = await becomes(w.schoolAdmin, seen.id, 'previewed')
  assert.deepEqual([counts.decided, counts.repaired], [0, undefined])
})

test('a row without a class and one with two want a look, before and after', async () => {
  const w = await school()
  const [one, two, three] = pupils(3) as [Pupil, Pupil, Pupil]
  const seen = await preview(w, magisterFile([{ ...one, group: '' }, { ...two, group: '3A; 3B' }, three]))
  assert.equal(seen.counts.warned, 2)
  const codes = async () =>
    (await rowsOf(w.schoolAdmin, seen.id, { urgencyGteq: 1 })).map(({ problems }) => problems[0]?.code)
  assert.deepEqual(await codes(), ['noClass', 'moreClasses'])
  const done = await run(w.schoolAdmin, seen.id)
  assert.equal(done.counts.warned, 2)
  assert.deepEqual(await codes(), ['noClass', 'moreClasses'])
})
