import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXlsx } from '#features/imports/read/xlsx.ts'
import { activities } from '#protocol/features/activities.ts'
import { type Person, person, world } from '#test/world.ts'

const { app, site, school, provider, schoolAdmin, providerAdmin, mentor, student, guest } = await world()
const exported = async (who: Pick<Person, 'send'>, query = '') => {
  const answer = await who.send('GET', `/users/export.csv${query}`)
  return {
    ...answer,
    lines: answer.body
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n'),
  }
}

test('an administrator takes a file of the people they look after, and of nobody else', async () => {
  const { status, headers, body, lines } = await exported(schoolAdmin)
  assert.equal(status, 200)
  assert.match(String(headers['content-type']), /^text\/csv/)
  assert.match(String(headers['content-disposition']), /attachment; filename="[\w-]+\.csv"/)
  assert.ok(body.startsWith('\uFEFF'), 'a spreadsheet reads the letters right')
  assert.match(lines[0] as string, /^Voornaam;Tussenvoegsel;Achternaam;E-mailadres/)
  assert.ok(body.includes(student.email) && body.includes(mentor.email))
  assert.ok(!body.includes(providerAdmin.email))
})

test('the file says what somebody is in words, in the language of whoever takes it', async () => {
  const waiting = await person(app, site, [['student', school.id]], { status: 'invited' })
  const english = await person(app, site, [['admin', school.id]], { locale: 'en' })
  const lineOf = async (who: Person, about: Person) =>
    (await exported(who)).lines.find((line) => line.includes(about.email)) ?? ''
  assert.match(await lineOf(schoolAdmin, mentor), /;Actief;Mentor /)
  assert.match(await lineOf(schoolAdmin, waiting), /;Niet uitgenodigd;Leerling /)
  assert.match(await lineOf(english, mentor), /;Active;Mentor /)
  assert.match(await lineOf(english, waiting), /;Not invited;Student /)
})

test('the filters of the list are those of the file', async () => {
  const { lines } = await exported(schoolAdmin, '?filter[with_role]=mentor')
  assert.equal(lines.length, 2)
  assert.match(lines[1] as string, new RegExp(mentor.email))
  assert.equal((await exported(schoolAdmin, '?filter[nonsense]=1')).status, 400)
})

test('a name that is a formula does not run in a spreadsheet', async () => {
  await person(app, site, [['student', school.id]], { firstName: '=HYPERLINK("http://x")', lastName: '@cmd' })
  const { body } = await exported(schoolAdmin, '?filter[search]=cmd')
  assert.match(body, /"'=HYPERLINK\(""http:\/\/x""\)";;'@cmd;/)
})

test('as a workbook it holds the same, and a formula is only a text', async () => {
  await person(app, site, [['student', school.id]], { firstName: '=1+1', lastName: '+werkboek' })
  const [csv, xlsx] = await Promise.all(
    ['csv', 'xlsx'].map((kind) =>
      app.http.inject({ url: `/api/v1/users/export.${kind}`, headers: schoolAdmin.credentials }),
    ),
  )
  assert.equal(xlsx?.statusCode, 200)
  assert.match(String(xlsx?.headers['content-disposition']), /attachment; filename="[\w-]+\.xlsx"/)
  const [grid] = readXlsx(new Uint8Array(xlsx?.rawPayload ?? []))
  const rows = grid?.lines.map(({ cells }) => cells) ?? []
  assert.equal(rows.length, csv?.body.trim().split('\r\n').length)
  assert.deepEqual(rows[0]?.slice(7, 11), ['Leerlingnummer', 'Klas', 'Niveau', 'Mentor'])
  const typed = rows.find((cells) => cells.includes('+werkboek'))
  assert.deepEqual(typed?.slice(0, 3), ['=1+1', '', '+werkboek'])
})

test('more people than fit in one slice are all there, once', async () => {
  await app.road.db.withTenant(site.id, (sql) =>
    sql.batch([
      {
        text: `with made as (insert into users (email, first_name, last_name, status)
            select 'many.' || n || '@example.test', 'Kim', 'Twee', 'active' from generate_series(1, 2050) n returning id)
          insert into roles (user_id, name, organization_id) select id, 'volunteer', $1 from made`,
        values: [provider.id],
      },
    ]),
  )
  const before = app.road.db.statementCount
  const { lines } = await exported(providerAdmin)
  const addresses = lines.slice(1).map((line) => line.split(';')[3])
  assert.equal(new Set(addresses).size, addresses.length)
  assert.equal(addresses.filter((address) => address?.startsWith('many.')).length, 2050)
  assert.ok(app.road.db.statementCount - before <= 8, 'one statement a slice')
})

test('whoever took a file is written down', async () => {
  await exported(schoolAdmin, '?filter[with_role]=student')
  const [event] = await schoolAdmin.list(activities, { filter: { nameEq: 'user.exported' }, include: ['actor'] })
  assert.equal(event?.actor?.id, schoolAdmin.id)
})

test('whoever looks after nobody gets no file', async () => {
  for (const who of [mentor, student]) assert.equal((await exported(who)).status, 403)
  assert.equal((await exported(guest)).status, 401)
})
