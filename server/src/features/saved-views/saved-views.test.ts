import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as protocol from '#protocol/features/saved-views.ts'
import { person, world } from '#test/world.ts'

const { app, site, school, schoolAdmin, centerAdmin, mentor, operator, guest } = await world()
const newAdmin = () => person(app, site, [['admin', school.id]])
type Admin = Awaited<ReturnType<typeof newAdmin>>
type List = (typeof protocol.viewLists)[number]
const keep = (who: Admin, name: string, query: string, list: List = 'organizations') =>
  who.run(protocol.saveView, '', { list, name, query })
const replace = (who: Admin, name: string, query: string) =>
  who.run(protocol.saveView, '', { list: 'organizations', name, query, replace: true })
const views = async (who: Admin, list: List = 'organizations') =>
  (await who.list(protocol.savedViews, { filter: { listEq: list } })).map(({ name, query }) => [name, query])

test('a view is found back under its name in its own list, by its owner alone', async () => {
  const who = await newAdmin()
  await keep(who, 'Zorg in Ede', '?sector=zorg&city=Ede&cols=name,city')
  await keep(who, 'Archief', 'status=archived', 'people')
  assert.deepEqual(await views(who), [['Zorg in Ede', 'sector=zorg&city=Ede&cols=name,city']])
  assert.deepEqual(await views(who, 'people'), [['Archief', 'status=archived']])
  assert.deepEqual(await views(schoolAdmin), [])
  assert.equal((await guest.send('POST', '/saved_views', { list: 'x', name: 'x', query: '' })).status, 401)
})

test('the same name again replaces a view only when asked; another can be renamed, but not to a name that is there', async () => {
  const who = await newAdmin()
  await keep(who, 'Zorg', 'sector=zorg')
  const same = { list: 'organizations', name: 'zorg', query: 'sector=zorg&city=Ede' }
  for (const input of [same, { ...same, replace: false }]) {
    const refused = await who.send('POST', '/saved_views', input)
    assert.equal(refused.status, 409)
    assert.match(refused.body, /record\.nameTaken/)
  }
  assert.deepEqual(await views(who), [['Zorg', 'sector=zorg']])
  assert.equal((await who.send('POST', '/saved_views', { ...same, replace: 'ja' })).status, 422)
  const again = await replace(who, 'zorg', 'sector=zorg&city=Ede')
  assert.deepEqual(await views(who), [['zorg', 'sector=zorg&city=Ede']])
  const other = await replace(who, 'Horeca', 'sector=horeca')
  const taken = await who.send('PATCH', `/saved_views/${other.id}`, { name: 'ZORG' })
  assert.equal(taken.status, 409)
  assert.match(taken.body, /record\.nameTaken/)
  await who.run(protocol.renameView, other.id, { name: 'Eten' })
  await who.run(protocol.deleteView, again.id)
  assert.deepEqual(await views(who), [['Eten', 'sector=horeca']])
  assert.equal((await mentor.send('DELETE', `/saved_views/${other.id}`)).status, 404)
  assert.equal((await who.send('PATCH', `/saved_views/${other.id}`, { name: '' })).status, 422)
})

test('nobody keeps more views of a list than can be looked through', async () => {
  const who = await newAdmin()
  for (let nth = 0; nth < protocol.mostSavedViews; nth++) await keep(who, `Nummer ${nth}`, `q=${nth}`)
  const refused = await who.send('POST', '/saved_views', { list: 'organizations', name: 'Nog een', query: 'q=x' })
  assert.equal(refused.status, 422)
  assert.match(refused.body, /savedView\.tooMany/)
  await replace(who, 'Nummer 3', 'q=anders')
  await keep(who, 'Nog een', 'q=x', 'people')
})

test('a list that is not there has no views, so that the most somebody keeps is bounded', async () => {
  const who = await newAdmin()
  const refused = await who.send('POST', '/saved_views', { list: 'zomaar', name: 'Een', query: 'q=x' })
  assert.equal(refused.status, 422)
  assert.match(refused.body, /oneOf/)
})

test('a shared view is found by colleagues, who copy it and change nothing; its owner changes and withdraws it', async () => {
  const [owner, colleague] = [await newAdmin(), await newAdmin()]
  const { id } = await keep(owner, 'Wie loopt achter', 'hours=few')
  await owner.run(protocol.shareView, id)
  const [found] = await colleague.list(protocol.savedViews, { filter: { listEq: 'organizations' } })
  assert.deepEqual([found?.id, found?.ownerName, found?.can.renameView], [id, 'Sam de Tester', false])
  for (const [method, path] of [
    ['PATCH', ''],
    ['PUT', '/share'],
    ['PUT', '/withdraw'],
    ['DELETE', ''],
  ] as const)
    assert.equal((await colleague.send(method, `/saved_views/${id}${path}`, { name: 'Van mij' })).status, 403, method)
  assert.deepEqual(await views(await person(app, site, [['student', school.id]])), [])
  assert.deepEqual(await views(centerAdmin), [])
  await keep(colleague, 'Wie loopt achter', found?.query ?? '')
  await replace(owner, 'Wie loopt achter', 'hours=fewer')
  assert.deepEqual(await views(mentor), [['Wie loopt achter', 'hours=fewer']])
  await owner.run(protocol.withdrawView, id)
  assert.deepEqual(await views(colleague), [['Wie loopt achter', 'hours=few']])
  assert.deepEqual(await views(mentor), [])
})

test('whoever works nowhere shares with nobody', async () => {
  const { id } = await keep(operator, 'Alles', 'status=all')
  const refused = await operator.send('PUT', `/saved_views/${id}/share`)
  assert.equal(refused.status, 409)
  assert.match(refused.body, /savedView\.noOrganization/)
})
