import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { authMails } from '#auth/auth.mails.ts'
import { queueMail } from '#mail/queue.ts'
import { activities } from '#protocol/features/activities.ts'
import { personWithPassword } from '#test/visitor.ts'
import { type Person, world } from '#test/world.ts'
import { ownFiles } from './own-files.ts'

const { app, site, school, student, guest } = await world()

const download = (who: Person) =>
  app.http.inject({ method: 'GET', url: '/api/v1/current_user/export', headers: who.credentials })

async function filesOf(who: Person): Promise<Record<string, Record<string, unknown>[]>> {
  const answer = await download(who)
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['content-type'], 'application/zip')
  assert.match(String(answer.headers['content-disposition']), /^attachment; filename="[\w-]+\.zip"$/)
  assert.equal(answer.headers['cache-control'], 'no-store')
  const files = Object.entries(unzipSync(new Uint8Array(answer.rawPayload)))
  return Object.fromEntries(
    files.filter(([name]) => name.endsWith('.json')).map(([name, bytes]) => [name, JSON.parse(strFromU8(bytes))]),
  )
}

test('one downloads everything that is kept about oneself, and of nobody else', async () => {
  const somebody = await personWithPassword(app, site, [['student', school.id]], { lastName: 'Eigenaar' })
  await app.road.inTenant(site, (tx) =>
    queueMail(tx, {
      mail: authMails.passwordReset,
      key: somebody.id,
      to: { id: somebody.id, email: somebody.email, locale: 'nl', firstName: 'Sam' },
      link: '/auth/reset?reset_password_token=geheim',
    }),
  )
  await somebody.send('PATCH', '/current_user', {
    data: { type: 'users', id: somebody.id, attributes: { firstName: 'Ria' } },
  })
  const files = await filesOf(somebody)
  assert.equal(files['account.json']?.[0]?.email, somebody.email)
  assert.equal(files['roles.json']?.[0]?.organization, school.name)
  assert.equal(files['sessions.json']?.length, 1)
  assert.ok(files['events.json']?.some(({ name }) => name === 'user.updated'))
  assert.equal(files['mails.json']?.[0]?.purpose, 'passwordReset')
  const all = JSON.stringify(files)
  assert.doesNotMatch(all, /geheim|argon2|scrypt|tokenHash/, 'no key to the account travels along')
  assert.ok(!all.includes(student.email))
})

test('the same stands in a document to read, with headings, in the language of the person', async () => {
  const somebody = await personWithPassword(app, site, [['student', school.id]], {
    firstName: 'Wojciech',
    lastName: 'Łódź',
  })
  await app.road.inTenant(site, (tx) =>
    tx.run(`update student_profiles set guardian_name = 'Ouder van W.', access_needs = 'Een lift' where id = $1`, [
      somebody.id,
    ]),
  )
  const files = unzipSync(new Uint8Array((await download(somebody)).rawPayload))
  const pdf = await PDFDocument.load(files['mijn-gegevens.pdf'] as Uint8Array, { updateMetadata: false })
  assert.match(pdf.getTitle() ?? '', /^Alles wat .* over jou bewaart$/)
  const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const [whole] = root.lookup(PDFName.of('K'), PDFArray).asArray()
  const parts = pdf.context.lookup(whole, PDFDict).lookup(PDFName.of('K'), PDFArray)
  const tags = parts.asArray().map((part) => String(pdf.context.lookup(part, PDFDict).get(PDFName.of('S'))))
  assert.equal(tags[0], '/H1')
  assert.equal(
    tags.filter((tag) => tag === '/H2').length,
    ownFiles(app.road.registry).length,
    'a heading for each file',
  )
  assert.equal(String(pdf.catalog.get(PDFName.of('Lang'))), '(nl)')
  const profile = JSON.parse(strFromU8(files['student-profile.json'] as Uint8Array))
  assert.deepEqual([profile[0].guardianName, profile[0].accessNeeds], ['Ouder van W.', 'Een lift'])
})

test('that somebody took their data along is written down', async () => {
  const somebody = await personWithPassword(app, site, [['student', school.id]])
  await download(somebody)
  const made = await somebody.list(activities, { filter: { nameEq: 'export.made' } })
  assert.deepEqual(
    made.map(({ subjectId }) => subjectId),
    [somebody.id],
  )
})

test('it is not for guests, and not without end', async () => {
  assert.equal((await guest.send('GET', '/current_user/export')).status, 401)
  const somebody = await personWithPassword(app, site, [['student', school.id]])
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await download(somebody)).statusCode)
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429])
})
