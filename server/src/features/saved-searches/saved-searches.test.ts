import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as protocol from '#protocol/features/saved-searches.ts'
import { mailsTo } from '#test/mails.ts'
import { person, world } from '#test/world.ts'
import { tellNews } from './tell-new-matches.ts'

const { app, site, student, mentor, school, provider, guest } = await world()
const run = (text: string, values: unknown[] = []) => app.road.db.withTenant(site.id, (db) => db.run(text, values))
const newStudent = () => person(app, site, [['student', school.id]])
type Student = Awaited<ReturnType<typeof newStudent>>
const save = (who: Student, search: string, alert: 'off' | 'daily' | 'weekly' = 'daily', name = 'Dieren') =>
  who.run(protocol.saveSearch, '', { name, search, alert })
const dayLater = (who: Student, days = 1) =>
  run(`update saved_searches set told_until = told_until - $2 * interval '1 day' where user_id = $1`, [who.id, days])
const vacancy = (title: string, values: Record<string, unknown> = {}) => {
  const row = { organization_id: provider.id, title, status: 'published', published_at: new Date(), ...values }
  const names = Object.keys(row)
  return run(
    `insert into vacancies (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  )
}
const tell = () => tellNews({ road: app.road, site, log: app.http.log })
const mails = (who: Student) => mailsTo(app, site, who.email)

test('a search is kept as a question, without how its results were shown, and once', async () => {
  const first = await save(student, '?q=honden&per=96&page=3&kaart=1&sort=nieuw&utm_source=x')
  assert.equal(first.search, '?q=honden')
  const again = await save(student, 'q=honden', 'off', 'Honden')
  assert.equal(again.id, first.id)
  const [kept, ...more] = await student.list(protocol.savedSearches)
  assert.deepEqual([more.length, kept?.name, kept?.alert], [0, 'Honden', 'off'])
})

test('it gets another name or rhythm, and is deleted; nobody else can', async () => {
  const who = await newStudent()
  const { id } = await save(who, '?sector=zorg')
  const changed = await who.run(protocol.updateSavedSearch, id, { name: 'Zorg dichtbij', alert: 'weekly' })
  assert.deepEqual([changed.name, changed.alert], ['Zorg dichtbij', 'weekly'])
  assert.equal((await mentor.send('DELETE', `/saved_searches/${id}`)).status, 404)
  assert.equal((await who.send('PATCH', `/saved_searches/${id}`, { name: '' })).status, 422)
  await who.run(protocol.deleteSavedSearch, id)
  assert.equal((await who.list(protocol.savedSearches)).length, 0)
})

test('nobody keeps more searches than can be looked through', async () => {
  const who = await newStudent()
  for (let nth = 0; nth < protocol.mostSavedSearches; nth++) await save(who, `?q=woord${nth}`)
  const refused = await who.send('POST', '/saved_searches', { name: 'Te veel', search: '?q=nog', alert: 'off' })
  assert.equal(refused.status, 422)
  assert.match(refused.body, /savedSearch\.tooMany/)
  await save(who, '?q=woord3', 'off')
})

test('what is new since the last time is told in one mail, and only once', async () => {
  const who = await newStudent()
  await save(who, '?q=paarden')
  await save(who, '?sector=dieren', 'daily', 'Alles met dieren')
  await dayLater(who)
  await vacancy('Paard borstelen', { sector: 'dieren' })
  await vacancy('Boekhouding')
  await tell()
  const [mail, ...more] = await mails(who)
  assert.equal(more.length, 0)
  assert.equal(mail?.purpose, 'newMatch')
  assert.match(mail?.text ?? '', /• Paard borstelen, Bakkerij/)
  assert.doesNotMatch(mail?.text ?? '', /Boekhouding/)
  assert.match(mail?.html ?? '', /favorieten\/afmelden\?sleutel=/)
  await tell()
  await dayLater(who, 0.5)
  await tell()
  assert.equal((await mails(who)).length, 1)
})

test('without news there is no mail, and without a wish neither', async () => {
  const [quiet, off] = [await newStudent(), await newStudent()]
  await save(quiet, '?q=vliegtuigen')
  await save(off, '?q=taarten', 'off')
  for (const who of [quiet, off]) await dayLater(who)
  await vacancy('Taart versieren')
  await tell()
  for (const who of [quiet, off]) assert.deepEqual(await mails(who), [])
})

test('a weekly mail waits for its week', async () => {
  const who = await newStudent()
  await save(who, '?q=fietsen', 'weekly')
  await dayLater(who, 3)
  await vacancy('Fiets opknappen')
  await tell()
  assert.equal((await mails(who)).length, 0)
  await dayLater(who, 4)
  await tell()
  assert.equal((await mails(who)).length, 1)
})

test('nobody is told about what they are too young for, or what is for another school', async () => {
  const who = await newStudent()
  await run(`update student_profiles set birth_date = current_date - interval '15 years' where id = $1`, [who.id])
  await save(who, '?q=machines')
  await dayLater(who)
  await vacancy('Machines bedienen', { minimum_age: 16 })
  await vacancy('Machines poetsen', { visible_to: 'schools' })
  await tell()
  assert.equal((await mails(who)).length, 0)
})

test('the link below a mail ends the mails without signing in, and does nothing else', async () => {
  const who = await newStudent()
  await save(who, '?q=tuinieren')
  await save(who, '?q=gieters', 'weekly')
  await dayLater(who)
  await vacancy('Tuinieren met gieter')
  await tell()
  const [mail] = await mails(who)
  const key = /sleutel=([0-9a-f-]+)/.exec(mail?.html ?? '')?.[1] as string
  for (const status of [204, 204]) {
    assert.equal((await guest.send('PUT', '/saved_searches/stop', { key })).status, status)
  }
  assert.deepEqual(
    (await who.list(protocol.savedSearches)).map(({ alert }) => alert),
    ['off', 'off'],
  )
  assert.equal((await guest.send('PUT', '/saved_searches/stop', { key: crypto.randomUUID() })).status, 204)
  assert.equal((await guest.send('PUT', '/saved_searches/stop', { key: 'x' })).status, 422)
})

test('the link below an old mail ends the mails also when the search it told about is gone', async () => {
  const who = await newStudent()
  const { id } = await save(who, '?q=bloemen')
  await dayLater(who)
  await vacancy('Bloemen schikken')
  await tell()
  await save(who, '?q=vazen')
  await who.run(protocol.deleteSavedSearch, id)
  await dayLater(who)
  await vacancy('Vazen draaien')
  await tell()
  const [older, newer] = (await mails(who)).map(({ html }) => /sleutel=([0-9a-f-]+)/.exec(html ?? '')?.[1])
  assert.ok(older)
  assert.equal(newer, older, 'a person has one key')
  assert.equal((await guest.send('PUT', '/saved_searches/stop', { key: older })).status, 204)
  assert.deepEqual(
    (await who.list(protocol.savedSearches)).map(({ alert }) => alert),
    ['off'],
  )
})

test('whoever wants mails again hears of what comes from then on', async () => {
  const who = await newStudent()
  const { id } = await save(who, '?q=zeilen', 'off')
  await dayLater(who, 30)
  await vacancy('Zeilboten poetsen')
  await who.run(protocol.updateSavedSearch, id, { alert: 'daily' })
  await tell()
  await dayLater(who, 0)
  assert.equal((await mails(who)).length, 0)
})

test('words are understood as the stagebank understands them, but never guessed at', async () => {
  const [same, guessed] = [await newStudent(), await newStudent()]
  await save(same, '?q=bejaarden')
  await save(guessed, '?q=tuinierem')
  for (const who of [same, guessed]) await dayLater(who)
  await vacancy('Koffie drinken met ouderen')
  await vacancy('Tuinieren in de wijk')
  await tell()
  assert.match((await mails(same))[0]?.text ?? '', /met ouderen/)
  assert.deepEqual(await mails(guessed), [])
})

test('one who cannot be told does not keep others from their news', async () => {
  const people = await Promise.all([newStudent(), newStudent(), newStudent()])
  for (const who of people) {
    await save(who, '?q=molens')
    await dayLater(who)
  }
  const [broken] = people.sort((a, b) => a.id.localeCompare(b.id)) as [Student, Student, Student]
  await run(`update saved_searches set told_until = '-infinity' where user_id = $1`, [broken.id])
  await vacancy('Molens draaien')
  await tell()
  for (const who of people.slice(1)) assert.equal((await mails(who)).length, 1)
})
