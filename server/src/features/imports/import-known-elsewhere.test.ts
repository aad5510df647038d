import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as protocol from '#protocol/features/imports.ts'
import { users } from '#protocol/features/users.ts'
import { magisterFile, pupils } from '#test/import-files/students-file.ts'
import { app, preview, rowsOf, run, school, sql, type World } from '#test/importing.ts'
import { person } from '#test/world.ts'

const elsewhere = (w: World, email: string) => person(app, w.site, [['volunteer', w.provider.id]], { email })
const standIns = async (w: World) =>
  (await sql<{ email: string }>(w, 'select email from users where is_stand_in')).map(({ email }) => email)

test('a file of students does not tell whose address has an account elsewhere', async () => {
  const w = await school()
  const list = pupils(4)
  const known = await elsewhere(w, list[2]?.email ?? '')
  const seen = await preview(w, magisterFile(list))
  const rows = await rowsOf(w.schoolAdmin, seen.id)
  assert.deepEqual(
    rows.map(({ outcome, problems }) => [outcome, problems]),
    rows.map(() => [rows[0]?.outcome, rows[0]?.problems]),
  )
  const done = await run(w.schoolAdmin, seen.id)
  assert.deepEqual([done.status, done.counts.done], ['completed', 4])
  assert.deepEqual(await standIns(w), [known.email])
  const listed = await w.schoolAdmin.list(users, { filter: { emailEq: known.email } })
  assert.deepEqual(
    listed.map(({ id, status }) => [id === known.id, status]),
    [[false, 'invited']],
  )
  const again = await preview(w, magisterFile(list))
  assert.equal(again.counts.unchanged, 4, 'the next file finds them')
})

test('nor does the new address of somebody who was only invited, or a file of staff', async () => {
  const w = await school()
  const list = pupils(2)
  await run(w.schoolAdmin, (await preview(w, magisterFile(list))).id)
  const known = await elsewhere(w, 'elders@import.test')
  const [first, ...others] = list
  const changed = [{ ...first, email: known.email }, ...others] as typeof list
  const seen = await preview(w, magisterFile(changed))
  const done = await run(w.schoolAdmin, seen.id)
  assert.equal(done.status, 'completed')
  assert.deepEqual(await standIns(w), [known.email])

  const colleague = await elsewhere(w, 'juf@elders.test')
  const file = `Afkorting;Voornaam;Achternaam;E-mail\nJUF;Ank;Bos;${colleague.email}\nMEE;Piet;Vis;piet@import.test\n`
  const staff = await preview(w, file, {}, 'staff')
  const rows = await rowsOf(w.schoolAdmin, staff.id)
  assert.deepEqual(
    rows.map(({ outcome, problems }) => [outcome, problems]),
    rows.map(() => ['new', []]),
  )
  assert.equal((await run(w.schoolAdmin, staff.id)).status, 'completed')
  assert.deepEqual((await standIns(w)).sort(), [known.email, colleague.email].sort())
})

test('nor does a mentor who is made along with a file', async () => {
  const w = await school()
  const known = await elsewhere(w, 'i.bos@elders.test')
  const seen = await preview(w, magisterFile(pupils(3, ['3A'])))
  const bos = { decision: 'create' as const, firstName: 'Ingrid', lastName: 'Bos', email: known.email }
  await w.schoolAdmin.run(protocol.decideImportMentor, seen.id, { mentor: 'MAX', ...bos })
  const done = await run(w.schoolAdmin, seen.id)
  assert.deepEqual([done.status, done.counts.mentors], ['completed', 1])
  assert.deepEqual(await standIns(w), [known.email])
})
