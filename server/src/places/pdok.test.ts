import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { locateAgain } from '#features/organizations/locate-organization.ts'
import { createOrganization, organizations, profiles, updateOrganization } from '#protocol/features/organizations.ts'
import { reactingApp } from '#test/mails.ts'
import { until } from '#test/until.ts'
import { organization, world } from '#test/world.ts'

/** Answers in the words of the Locatieserver. */
const asked: URLSearchParams[] = []
const pdok = createServer((request, response) => {
  const query = new URL(request.url as string, 'http://x').searchParams
  asked.push(query)
  const words = query.get('q') ?? ''
  if (words.includes('Storing')) return response.writeHead(500).end('no')
  const docs = words.includes('Dorpsstraat')
    ? [{ centroide_ll: 'POINT(5.1176 52.3273)', gemeentenaam: 'Gooise Meren' }]
    : words.includes('Slotlaan')
      ? [{ centroide_ll: 'POINT(5.2345 52.0891)', gemeentenaam: 'Zeist' }]
      : []
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ response: { docs } }))
})
await new Promise<void>((resolve) => pdok.listen(0, '127.0.0.1', resolve))
after(() => pdok.close())

const pdokUrl = `http://127.0.0.1:${(pdok.address() as AddressInfo).port}/search/v3_1`
const app = await reactingApp({ pdokUrl })
const { centerAdmin, site } = await world({}, app)
const placeOf = async (id: string) => {
  const { latitude, longitude } = await centerAdmin.find(profiles, id)
  return [latitude, longitude]
}
const wasAsked = (words: string) =>
  until(`PDOK was asked about ${words}`, async () => asked.find((query) => query.get('q')?.includes(words)))

test('the exact spot of an address replaces the middle of the town', async () => {
  const address = { street: 'Slotlaan', houseNumber: '12', postalCode: '3701 GK', city: 'Zeist' }
  const { id } = await centerAdmin.run(createOrganization, '', { type: 'Provider', name: 'Exact', ...address })
  await until('the spot is exact', async () => ((await placeOf(id))[0] === 52.0891 ? true : undefined))
  assert.deepEqual(await placeOf(id), [52.0891, 5.2345])
  assert.equal((await wasAsked('Slotlaan')).get('q'), 'Slotlaan 12 3701GK Zeist')
})

test('it tells the municipality too, also of a town that is not known here', async () => {
  const municipalityOf = async (id: string) => (await centerAdmin.find(organizations, id)).municipality
  const given = { type: 'Provider' as const, name: 'Zeezicht', street: 'Dorpsstraat', city: 'Muiderberg' }
  const { id } = await centerAdmin.run(createOrganization, '', given)
  await until('the municipality is told', async () => (await municipalityOf(id)) ?? undefined)
  assert.equal(await municipalityOf(id), 'Gooise Meren')
  // Moved to a town that is known here, it is of that town's municipality at once.
  await centerAdmin.run(updateOrganization, id, { street: null, city: 'Bilthoven' })
  assert.equal(await municipalityOf(id), 'De Bilt')
})

test('who was there before is looked up at night', async () => {
  const { id } = await organization(app, site, 'Provider', {
    city: 'Muiden',
    street: 'Dorpsstraat',
    latitude: 52.3,
    longitude: 5.1,
  })
  await locateAgain.run({ site, payload: {}, road: app.road, log: app.http.log })
  await until('the municipality is told', async () =>
    (await centerAdmin.find(organizations, id)).municipality === 'Gooise Meren' ? true : undefined,
  )
  assert.deepEqual(await placeOf(id), [52.3, 5.1], 'a point chosen by hand stays')
})

test('when PDOK does not know or does not answer, the middle of the town stays', async () => {
  const { id } = await centerAdmin.run(createOrganization, '', { type: 'Provider', name: 'Vaag', city: 'Zeist' })
  await centerAdmin.run(updateOrganization, id, { street: 'Onbekendweg' })
  await wasAsked('Onbekendweg')
  await centerAdmin.run(updateOrganization, id, { street: 'Storing' })
  await wasAsked('Storing')
  assert.deepEqual(await placeOf(id), [52.088, 5.233])
})
