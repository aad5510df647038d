import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indigo, slate } from '#protocol/tenants/palettes.ts'
import type { SiteLook } from '#protocol/tenants/site-theme.ts'
import { noLook, updateSiteTheme } from '#protocol/tenants/site-theme.ts'
import { world } from '#test/world.ts'

const w = await world()

async function themeSeenBy(person: typeof w.guest): Promise<{ theme: SiteLook; version: string }> {
  const answer = await person.send('GET', '/site_theme')
  assert.equal(answer.status, 200)
  return JSON.parse(answer.body).meta
}

test('a site that changed nothing says so', async () => {
  assert.deepEqual(await themeSeenBy(w.guest), { theme: noLook, logo: null, texts: {}, version: '0' })
})

test('a school changes the look of its site, and everyone sees it', async () => {
  await w.schoolAdmin.run(updateSiteTheme, '', { primary: indigo, fontHeading: 'Poppins', shape: 'straight' })
  const first = await themeSeenBy(w.guest)
  assert.deepEqual(first.theme, { ...noLook, primary: indigo, fontHeading: 'Poppins', shape: 'straight' })
  await w.centerAdmin.run(updateSiteTheme, '', { secondary: slate })
  const second = await themeSeenBy(w.student)
  assert.deepEqual(second.theme, { ...noLook, secondary: slate }, 'what is left out goes back')
  assert.notEqual(first.version, second.version, 'so that no browser keeps the old colours')
  const events = await w.app.road.db.withTenant(w.site.id, (sql) =>
    sql.rows<{ actor_id: string }>(`select actor_id from events where name = 'site.theme_updated' order by created_at`),
  )
  assert.deepEqual(
    events.map(({ actor_id }) => actor_id),
    [w.schoolAdmin.id, w.centerAdmin.id],
  )
})

test('a palette with fewer or other shades, or with anything but colours, is refused', async () => {
  const { 950: _, ...ten } = indigo
  for (const primary of [ten, { ...indigo, 1000: '#fff' }, { ...indigo, 50: 'red' }, { ...indigo, 50: '#fff;}' }]) {
    await assert.rejects(w.schoolAdmin.run(updateSiteTheme, '', { primary: primary as never }), { status: 422 })
  }
})

test('colours on which white text cannot be read are refused', async () => {
  const pale = { ...indigo, 700: '#dae0ff', 800: '#dae0ff', 900: '#dae0ff' }
  await assert.rejects(w.schoolAdmin.run(updateSiteTheme, '', { primary: pale }), { status: 422 })
})

test('the look of a site is for its school and its centre to change', async () => {
  for (const person of [w.student, w.mentor, w.providerAdmin, w.nonProfitAdmin, w.volunteer]) {
    await assert.rejects(person.run(updateSiteTheme, '', { shape: 'full' }), { status: 403 })
  }
  await assert.rejects(w.guest.run(updateSiteTheme, '', { shape: 'full' }), { status: 401 })
})

test('the look of one site is not that of another', async () => {
  await w.schoolAdmin.run(updateSiteTheme, '', { shape: 'curved' })
  const elsewhere = await world()
  assert.deepEqual((await themeSeenBy(elsewhere.guest)).theme, noLook)
})
