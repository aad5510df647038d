import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import { groups } from '#protocol/features/groups.ts'
import * as protocol from '#protocol/features/imports.ts'
import { magisterFile, type Pupil, pupils } from '#test/import-files/students-file.ts'
import { app, becomes, classesOf, fieldsOf, preview, rowsOf, run, school, sql, upload } from '#test/importing.ts'
import { until } from '#test/until.ts'
import { person } from '#test/world.ts'

test('a school imports its students, and the same file again changes nothing', async () => {
  const w = await school()
  const list = pupils(30)
  const first = await preview(w, magisterFile(list))
  assert.deepEqual([first.rowCount, first.counts.new, first.counts.undecided], [30, 30, 0])
  assert.equal(first.format, 'csv utf-8 ,')
  const done = await run(w.schoolAdmin, first.id)
  assert.equal(done.status, 'completed')
  assert.equal(done.counts.done, 30)
  const made = await w.schoolAdmin.list(groups, { filter: { schoolIdEq: w.school.id } })
  assert.deepEqual(
    made.map(({ name, studentCount }) => [name, studentCount]),
    [
      ['3A', 10],
      ['3B', 10],
      ['3C', 10],
    ],
  )
  const people = await sql<{ status: string; invited: boolean }>(
    w,
    `select distinct u.status, u.invited_at is not null as invited from users u where u.email like '%@import.test'`,
  )
  assert.deepEqual(people, [{ status: 'invited', invited: false }])

  const again = await preview(w, magisterFile(list))
  assert.equal(again.isRepeated, true)
  assert.deepEqual([again.counts.unchanged, again.counts.new, again.counts.departed], [30, undefined, undefined])
  const nothing = await run(w.schoolAdmin, again.id)
  assert.equal(nothing.counts.skipped, 30)
})

test('an update moves two and proposes one who left; only who is ticked goes', async () => {
  const w = await school()
  const list = pupils(30)
  await run(w.schoolAdmin, (await preview(w, magisterFile(list))).id)
  const [gone, ...stay] = list as [Pupil, ...Pupil[]]
  const moved = stay.map((pupil, index) => (index < 2 ? { ...pupil, group: '3D' } : pupil))
  const update = await preview(w, magisterFile(moved))
  assert.deepEqual([update.counts.moved, update.counts.departed, update.counts.unchanged], [2, 1, 27])
  const [missing] = await rowsOf(w.schoolAdmin, update.id, { outcomeEq: 'departed' })
  await w.schoolAdmin.run(protocol.decideImportRows, update.id, { rowIds: [missing?.id as string], decision: 'depart' })
  const done = await run(w.schoolAdmin, update.id)
  assert.equal(done.counts.done, 3)
  assert.deepEqual(
    await classesOf(w, (moved[0] as Pupil).number),
    ['3D'],
    'moved on the day of joining: only the last counts',
  )
  const [person] = await sql<{ status: string; left: boolean }>(
    w,
    `select u.status, p.departed_on is not null as left from users u join student_profiles p on p.id = u.id where p.student_number = $1`,
    [gone.number],
  )
  assert.deepEqual(person, { status: 'archived', left: true })
})

test('a move keeps where somebody was before', async () => {
  const w = await school()
  const [pupil] = pupils(1) as [Pupil]
  await run(w.schoolAdmin, (await preview(w, magisterFile([pupil]))).id)
  await sql(w, `update group_memberships set started_on = today_nl() - 30`)
  await run(w.schoolAdmin, (await preview(w, magisterFile([{ ...pupil, group: '3B' }]))).id)
  assert.deepEqual(await classesOf(w, pupil.number), ['(3A)', '3B'])
})

test('mentors are found by code, name or address; somebody new is invited, and a code is remembered', async () => {
  const w = await school()
  await sql(w, `update users set first_name = 'Jan', infix = 'de', last_name = 'Wit' where id = $1`, [w.mentor.id])
  const list = pupils(6, ['3A', '3B']).map((pupil, index) => ({ ...pupil, mentor: index % 2 ? 'J. de Wit' : 'BOS' }))
  const seen = await preview(w, magisterFile(list))
  assert.deepEqual(
    seen.mentors.map(({ text, rows, userId }) => [text, rows, userId]),
    [
      ['BOS', 3, null],
      ['J. de Wit', 3, w.mentor.id],
    ],
  )
  const nobody = w.schoolAdmin.run(protocol.decideImportMentor, seen.id, { mentor: 'BOS', decision: 'create' })
  await assert.rejects(nobody, (answer: ApiError) => {
    assert.deepEqual(
      answer.errors.map(({ source }) => source?.pointer),
      ['firstName', 'lastName', 'email'].map((name) => `/data/attributes/${name}`),
    )
    return true
  })
  const person = { firstName: 'Ingrid', lastName: 'Bos', email: 'i.bos@import.test' }
  await w.schoolAdmin.run(protocol.decideImportMentor, seen.id, { mentor: 'BOS', decision: 'create', ...person })
  await run(w.schoolAdmin, seen.id)
  const pairs = await sql<{ email: string; name: string }>(
    w,
    `select u.email, g.name from mentorships m join users u on u.id = m.mentor_id join groups g on g.id = m.group_id order by g.name`,
  )
  assert.deepEqual(pairs, [
    { email: 'i.bos@import.test', name: '3A' },
    { email: w.mentor.email, name: '3B' },
  ])
  const again = await preview(w, magisterFile(list))
  assert.deepEqual(
    again.mentors.map(({ name }) => name),
    ['Ingrid Bos', 'Jan de Wit'],
  )
})

test('a row that cannot be saved does not stop the others', async () => {
  const w = await school()
  const list = pupils(9)
  const seen = await preview(w, magisterFile(list))
  await person(app, w.site, [['volunteer', w.school.id]], { email: list[4]?.email ?? '' })
  const done = await run(w.schoolAdmin, seen.id)
  assert.equal(done.status, 'completed_with_errors')
  assert.deepEqual([done.counts.done, done.counts.failed], [8, 1])
  const report = await w.schoolAdmin.send('GET', `/imports/${seen.id}/report.csv?only=problems`)
  assert.match(report.body, /Mislukt;.*Deze rij kon niet worden opgeslagen/)
})

test('columns are remembered for the same headings; a file that is no table says why', async () => {
  const w = await school()
  const file = 'nr;wie;waar;post\n1;Dae Aartsen;3A;dae@import.test\n'
  const { id } = await upload(w.schoolAdmin, w.school.id, file)
  const parsed = await becomes(w.schoolAdmin, id, 'parsed')
  const map = (fields: string[]) => w.schoolAdmin.run(protocol.mapImport, id, { fields })
  assert.deepEqual(fieldsOf(parsed), ['', '', '', ''])
  await assert.rejects(map(['number', '', '', '']), /lastName/)
  await assert.rejects(map(['email', 'fullName', '', 'email']), /email/)
  await map(['number', 'fullName', 'className', 'email'])
  await becomes(w.schoolAdmin, id, 'previewed')
  const next = await upload(w.schoolAdmin, w.school.id, `${file}2;Bo Berg;3A;bo@import.test\n`)
  const same = await becomes(w.schoolAdmin, next.id, 'parsed')
  assert.deepEqual(fieldsOf(same), ['number', 'fullName', 'className', 'email'])
  const old = await upload(w.schoolAdmin, w.school.id, Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  assert.equal((await becomes(w.schoolAdmin, old.id, 'failed')).failure, 'oldExcel')
  const noise = Buffer.from('00ff10c3badc0ffee00000ff'.repeat(40), 'hex')
  const damaged = await upload(w.schoolAdmin, w.school.id, noise, 'students', 'Leerlingen.XLSX')
  assert.equal((await becomes(w.schoolAdmin, damaged.id, 'failed')).failure, 'broken')
})

test('staff, classes and organizations come in as files too', async () => {
  const w = await school()
  const staff = await preview(w, 'Afkorting;Naam;E-mail\nBOS;Bos, Ingrid;i.bos@staff.test\n', {}, 'staff')
  await run(w.schoolAdmin, staff.id)
  const classes = await preview(w, 'Klas;Niveau;Mentor\n3A;havo;BOS\n3B;vwo;BOS\n', {}, 'groups')
  assert.equal(classes.mentors[0]?.name, 'Ingrid Bos')
  await run(w.schoolAdmin, classes.id)
  const made = await w.schoolAdmin.list(groups, { include: ['level', 'mentorships'] })
  assert.deepEqual(
    made.map(({ name, level, mentorships }) => [name, level?.name, mentorships.length]),
    [
      ['3A', 'havo', 1],
      ['3B', 'vwo', 1],
    ],
  )
  const hosts = await preview(w, 'Organisatie;Plaats;KvK\nBuurthuis;;\nDe Zon;Elburg;12345678\n', {}, 'organizations')
  assert.deepEqual([hosts.counts.new, hosts.counts.unchanged], [1, 1])
  await run(w.centerAdmin, hosts.id)
  const [zon] = await sql<{ status: string; own: boolean }>(
    w,
    `select status, center_id = $1 as own from organizations where name = 'De Zon'`,
    [w.center.id],
  )
  assert.deepEqual(zon, { status: 'approved', own: true })
})

test('only administrators import, each for their own: schools people, centres organizations', async () => {
  const w = await school()
  const file = magisterFile(pupils(2))
  for (const who of [w.mentor, w.student, w.providerAdmin, w.volunteer])
    assert.equal((await upload(who, w.school.id, file)).status, 403)
  assert.equal((await upload(w.schoolAdmin, w.center.id, file)).status, 403)
  assert.equal((await upload(w.centerAdmin, w.center.id, file)).status, 403)
  assert.equal((await upload(w.centerAdmin, w.school.id, file)).status, 403)
  const { id } = await upload(w.schoolAdmin, w.school.id, file)
  await assert.rejects(w.centerAdmin.find(protocol.imports, id), { status: 404 })
  await assert.rejects(w.mentor.find(protocol.imports, id), { status: 404 })
  assert.equal((await w.mentor.send('GET', `/imports/${id}/report.csv`)).status, 404)
  await becomes(w.schoolAdmin, id, 'parsed')
  await w.schoolAdmin.run(protocol.cancelImport, id)
  assert.equal((await w.schoolAdmin.find(protocol.imports, id)).hasFile, false)
})

test('the importer is told in the product and by mail', async () => {
  const w = await school()
  await run(w.schoolAdmin, (await preview(w, magisterFile(pupils(1)))).id)
  const mail = await until(
    'the mail is there',
    async () => (await sql<{ subject: string }>(w, `select subject from mails where purpose = 'importFinished'`))[0],
  )
  assert.match(mail.subject, /leerlingen\.csv is klaar/)
  assert.equal(
    (await sql(w, `select 1 from notifications where kind = 'importFinished' and user_id = $1`, [w.schoolAdmin.id]))
      .length,
    1,
  )
})

test('a column with values that nobody knows says so before anything is looked at', async () => {
  const w = await school()
  const { id } = await upload(w.schoolAdmin, w.school.id, 'Nummer;Naam;Geslacht\n1;Dae Aartsen;M\n2;Bo Berg;paars\n')
  const { columns } = await becomes(w.schoolAdmin, id, 'parsed')
  assert.deepEqual(
    columns.map(({ unknown }) => unknown?.count),
    [undefined, undefined, 1],
  )
})

test('without a level in the file somebody has the level of the class', async () => {
  const w = await school()
  await run(w.schoolAdmin, (await preview(w, 'Klas;Niveau\n3A;havo\n3B;vwo\n', {}, 'groups')).id)
  const list = pupils(2, ['3A', '3B'])
  await run(w.schoolAdmin, (await preview(w, magisterFile(list))).id)
  const levels = () =>
    sql<{ name: string | null }>(
      w,
      `select l.name from student_profiles p join users u on u.id = p.id left join levels l on l.id = p.level_id
       where u.email like '%@import.test' order by p.student_number`,
    )
  assert.deepEqual(await levels(), [{ name: 'havo' }, { name: 'vwo' }])
  await sql(w, `update student_profiles set level_id = null where student_number = $1`, [list[0]?.number])
  const again = await preview(w, magisterFile(list))
  assert.deepEqual([again.counts.changed, again.counts.unchanged], [1, 1])
  await run(w.schoolAdmin, again.id)
  assert.deepEqual(await levels(), [{ name: 'havo' }, { name: 'vwo' }])
})

test('a file without headings brings in everybody; what was passed over is said', async () => {
  const w = await school()
  const lines = pupils(5).map(({ number, first, infix, last, group, email }) =>
    [number, first, infix, last, group, email].join(';'),
  )
  const { id } = await upload(w.schoolAdmin, w.school.id, lines.join('\n'))
  const parsed = await becomes(w.schoolAdmin, id, 'parsed')
  assert.deepEqual(parsed.settings.headings, { row: null, titles: 0, isKnown: false })
  assert.equal(parsed.rowCount, 5)
  const fields = ['number', 'firstName', 'infix', 'lastName', 'className', 'email']
  await w.schoolAdmin.run(protocol.mapImport, id, { fields, hasHeadings: false })
  assert.equal((await becomes(w.schoolAdmin, id, 'previewed')).counts.new, 5)
  const other = await w.schoolAdmin.run(protocol.mapImport, id, { fields, hasHeadings: true })
  assert.equal(other.status, 'mapped', 'that is another way of reading')
  const fewer = await becomes(w.schoolAdmin, id, 'previewed')
  assert.deepEqual([fewer.counts.new, fewer.settings.headings?.row], [4, 1])

  const titled = await upload(w.schoolAdmin, w.school.id, 'Noordrand College\nKlas 3\nNummer;Naam\n1;Dae Aartsen\n')
  const read = await becomes(w.schoolAdmin, titled.id, 'parsed')
  assert.deepEqual(read.settings.headings, { row: 3, titles: 2, isKnown: true })
})
