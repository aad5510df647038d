import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Row } from '#protocol/define.ts'
import { groups } from '#protocol/groups.ts'
import * as protocol from '#protocol/imports.ts'
import { inviteUser } from '#protocol/users.ts'
import { magisterFile, type Pupil, pupils } from '#test/import-files/students-file.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { type Person, world } from '#test/world.ts'

const database = await OwnDatabase.create({ after })
const app = await database.app()
await app.startWorker()

type World = Awaited<ReturnType<typeof world>>
type Import = Row<typeof protocol.imports>

/** A site with a school year that is going on. */
async function school(): Promise<World> {
  const w = await world({}, app)
  await app.system.ensureSchoolYears()
  return w
}

async function upload(
  who: Person,
  organizationId: string,
  file: string | Uint8Array,
  kind = 'students',
  name = 'leerlingen.csv',
) {
  const form = new FormData()
  form.set('organizationId', organizationId)
  form.set('kind', kind)
  form.set('source', 'magister')
  form.set('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], name))
  const request = new Request('http://x/', { method: 'POST', body: form })
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/v1/imports',
    headers: {
      ...who.credentials,
      accept: 'application/vnd.api+json',
      'content-type': request.headers.get('content-type') as string,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return {
    status: answer.statusCode,
    id: answer.statusCode === 201 ? (answer.json().data.id as string) : '',
    body: answer.body,
  }
}

const becomes = (who: Person, id: string, ...states: string[]): Promise<Import> =>
  until(`the import is ${states}`, async () => {
    const row = await who.find(protocol.imports, id)
    return states.includes(row.status) ? row : undefined
  })

const fieldsOf = (row: Import) => row.columns.map(({ field }) => field ?? '')

/** Up to the preview, with the columns as they were recognised. */
async function preview(w: World, file: string | Uint8Array, settings: object = {}, kind = 'students') {
  const organizationId = kind === 'organizations' ? w.center.id : w.school.id
  const who = kind === 'organizations' ? w.centerAdmin : w.schoolAdmin
  const { id, status, body } = await upload(who, organizationId, file, kind)
  assert.equal(status, 201, body)
  const parsed = await becomes(who, id, 'parsed')
  await who.run(protocol.mapImport, id, { fields: fieldsOf(parsed), ...settings })
  return becomes(who, id, 'previewed', 'failed')
}

async function run(who: Person, id: string, input: object = {}) {
  await who.run(protocol.confirmImport, id, input)
  return becomes(who, id, 'completed', 'completed_with_errors', 'failed')
}

const rowsOf = (who: Person, importId: string, filter: object = {}) =>
  who.list(protocol.importRows, { filter: { importIdEq: importId, ...filter }, page: { size: 200 } })
const sql = <T>(w: World, text: string, values: unknown[] = []) =>
  app.road.db.withTenant(w.site.id, (each) => each.rows<T>(text, values))
const classesOf = async (w: World, number: string) =>
  (
    await sql<{ name: string; ended: boolean }>(
      w,
      `select g.name, m.ended_on is not null as ended from group_memberships m join groups g on g.id = m.group_id
       join student_profiles p on p.id = m.student_id where p.student_number = $1 order by m.started_on, g.name`,
      [number],
    )
  ).map(({ name, ended }) => (ended ? `(${name})` : name))

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
  await assert.rejects(w.schoolAdmin.run(protocol.undoImport, update.id), /undone/)
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

test('a row that cannot be saved does not stop the others', async () => {
  const w = await school()
  const list = pupils(9)
  const seen = await preview(w, magisterFile(list))
  await sql(w, `insert into users (email, first_name, last_name) values ($1, 'Snel', 'Tussendoor')`, [list[4]?.email])
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

test('an invitation is no change by hand: undoing takes whoever was invited away, and says beforehand who stays', async () => {
  const w = await school()
  const list = pupils(4)
  const done = await run(w.schoolAdmin, (await preview(w, magisterFile(list))).id)
  assert.deepEqual(done.after, { uninvited: 4, undoable: 4, staying: 0, classes: 3 })
  const people = await sql<{ id: string }>(w, `select id from users where email like '%@import.test' order by email`)
  await sql(w, `update users set phone_number = '0612345678' where id = $1`, [people[1]?.id])
  for (const { id } of people) await w.schoolAdmin.run(inviteUser, id)
  await sql(w, `update users set last_sign_in_at = now() where id = $1`, [people[0]?.id])
  const before = await w.schoolAdmin.find(protocol.imports, done.id)
  assert.deepEqual(before.after, { uninvited: 0, undoable: 2, staying: 2, classes: 3 })
  await w.schoolAdmin.run(protocol.undoImport, done.id)
  const undone = await becomes(w.schoolAdmin, done.id, 'undone')
  assert.deepEqual([undone.counts.undone, undone.counts.kept], [2, 2])
  await assert.rejects(w.schoolAdmin.run(protocol.undoImport, done.id), /undone/, 'nothing more can be taken back')

  await sql(w, `update users set phone_number = null, invited_at = now() where id = $1`, [people[1]?.id])
  assert.equal((await w.schoolAdmin.find(protocol.imports, done.id)).after?.undoable, 1)
  await w.schoolAdmin.run(protocol.undoImport, done.id)
  const rest = await until('the rest is taken back', async () => {
    const row = await w.schoolAdmin.find(protocol.imports, done.id)
    return row.status === 'undone' ? row : undefined
  })
  assert.deepEqual([rest.counts.undone, rest.counts.kept], [3, 1])
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
    ['leftOut', 'classNew'],
  )
  assert.equal((await run(w.schoolAdmin, update.id)).counts.rows, 4)
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
