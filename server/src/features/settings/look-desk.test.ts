import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeShades } from '#protocol/tenants/make-shades.ts'
import { dropLook, lookDesk, NEVER, publishLook, saveLook, undoLook } from '#protocol/tenants/site-look.ts'
import { noLook, siteTheme } from '#protocol/tenants/site-theme.ts'
import { until } from '#test/until.ts'
import { world } from '#test/world.ts'

const w = await world()
const desk = () => w.schoolAdmin.tell(lookDesk)
const live = async (person = w.guest) => (await person.tell(siteTheme)).theme
const seen = async () => (await desk()).changedAt

test('a site that nobody changed has no draft and nothing to go back to', async () => {
  assert.deepEqual(await desk(), {
    ...{ live: noLook, draft: null, previous: null, logo: null },
    ...{ changedAt: NEVER, changedBy: null },
  })
  await assert.rejects(w.schoolAdmin.run(publishLook, '', { seen: NEVER }), { status: 409 })
  await assert.rejects(w.schoolAdmin.run(undoLook, '', { seen: NEVER }), { status: 409 })
})

test('a draft is for who makes it; published, everybody sees it, and the look before can come back', async () => {
  const first = { name: 'Havenstad', sloganNl: 'Leren aan het water', primary: '#0a7d5a', shape: 'straight' as const }
  await w.schoolAdmin.run(saveLook, '', { ...first, seen: await seen() })
  assert.deepEqual(await live(), noLook, 'visitors see nothing of a draft')
  const kept = await desk()
  assert.deepEqual(kept.draft, { ...noLook, ...first, primary: makeShades('#0a7d5a') })
  assert.equal(kept.changedBy?.id, w.schoolAdmin.id)

  await w.centerAdmin.run(publishLook, '', { seen: kept.changedAt })
  assert.deepEqual(await live(), kept.draft)
  await w.schoolAdmin.run(saveLook, '', { name: 'Havendorp', seen: await seen() })
  await w.schoolAdmin.run(publishLook, '', { seen: await seen() })
  assert.deepEqual(await live(), { ...noLook, name: 'Havendorp' }, 'what is left out is as the site was made')

  await w.schoolAdmin.run(undoLook, '', { seen: await seen() })
  assert.equal((await live()).name, 'Havenstad')
  await w.schoolAdmin.run(undoLook, '', { seen: await seen() })
  assert.equal((await live()).name, 'Havendorp')
})

test('mails and documents have the name that the site gives itself', async () => {
  const app = w.app
  await app.live.ready()
  await w.schoolAdmin.run(saveLook, '', { name: 'Nieuwe Haven', seen: await seen() })
  await w.schoolAdmin.run(publishLook, '', { seen: await seen() })
  const names = await until('the name is known here', async () => {
    const site = app.sites.id(w.site.id)
    return site?.name === 'Nieuwe Haven' ? site.appName : undefined
  })
  assert.match(names, /Nieuwe Haven$/)
  assert.equal(w.site.asMade.name, 'Test')
})

test('who saw an older look is refused, and the newer one stays', async () => {
  const before = await seen()
  await w.schoolAdmin.run(saveLook, '', { name: 'Van de een', seen: before })
  await assert.rejects(w.centerAdmin.run(saveLook, '', { name: 'Van de ander', seen: before }), { status: 412 })
  for (const each of [publishLook, dropLook, undoLook])
    await assert.rejects(w.centerAdmin.run(each, '', { seen: before }), { status: 412 })
  const { draft, changedAt } = await desk()
  assert.equal(draft?.name, 'Van de een')
  await w.centerAdmin.run(dropLook, '', { seen: changedAt })
  assert.equal((await desk()).draft, null)
})

test('of many who save at once one does', async () => {
  const before = await seen()
  const tries = ['een', 'twee', 'drie', 'vier'].map((name) => w.schoolAdmin.run(saveLook, '', { name, seen: before }))
  const done = await Promise.allSettled(tries)
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1)
})

test('a draft may have any colour, but what cannot be read is not published', async () => {
  for (const name of ['primary', 'secondary'] as const) {
    await w.schoolAdmin.run(saveLook, '', { [name]: '#0a1a3a', seen: await seen() })
    await assert.rejects(w.schoolAdmin.run(publishLook, '', { seen: await seen() }), { status: 422 })
  }
  await assert.rejects(w.schoolAdmin.run(saveLook, '', { primary: 'red;}', seen: await seen() }), { status: 422 })
  await assert.rejects(w.schoolAdmin.run(saveLook, '', { name: 'x'.repeat(61), seen: await seen() }), { status: 422 })
})

test('a draft is seen by who may change the look, and by nobody else', async () => {
  for (const person of [w.student, w.mentor, w.providerAdmin, w.nonProfitAdmin, w.volunteer])
    await assert.rejects(person.tell(lookDesk), { status: 403 })
  await assert.rejects(w.guest.tell(lookDesk), { status: 401 })
})

test('another site of the installation sees nothing of it', async () => {
  const elsewhere = await world()
  await w.schoolAdmin.run(saveLook, '', { name: 'Alleen hier', seen: await seen() })
  await w.schoolAdmin.run(publishLook, '', { seen: await seen() })
  assert.deepEqual((await elsewhere.guest.tell(siteTheme)).theme, noLook)
  assert.deepEqual((await elsewhere.schoolAdmin.tell(lookDesk)).live, noLook)
  assert.equal(elsewhere.site.name, 'Test')
})
