import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NEVER, saveLook } from '#protocol/tenants/site-look.ts'
import {
  missingTexts,
  type SiteTexts,
  saidIn,
  saveSiteTexts,
  textsDesk,
  undoSiteTexts,
  untranslatedTexts,
} from '#protocol/tenants/site-texts.ts'
import { siteTheme } from '#protocol/tenants/site-theme.ts'
import { world } from '#test/world.ts'

const w = await world()
const needed = {
  ...{ organization: 'Havenschool', address: 'Kade 1', email: 'info@haven.example' },
  ...{ privacyOfficer: 'Ans', privacyEmail: 'privacy@haven.example', privacyDate: '2026-01-01', keptNl: 'Twee jaar' },
  ...{ accessEmail: 'access@haven.example', accessDate: '2026-01-01', limitsNl: 'Er is niets bekend' },
}
const texts = { ...needed, footerNl: 'Stages in de haven' }
const other = { ...needed, email: 'nieuw@haven.example' }
const desk = () => w.schoolAdmin.tell(textsDesk)
const seen = async () => (await desk()).changedAt
const shown = async (person = w.guest): Promise<SiteTexts> => (await person.tell(siteTheme)).texts

test('what a site says of itself is there for everybody at once, and what stood there before can come back', async () => {
  assert.deepEqual(await desk(), { live: {}, previous: null, changedAt: NEVER, changedBy: null })
  await assert.rejects(w.schoolAdmin.run(undoSiteTexts, '', { seen: NEVER }), { status: 409 })
  await w.schoolAdmin.run(saveSiteTexts, '', { ...texts, phone: null, seen: NEVER })
  assert.deepEqual(await shown(), texts, 'what is empty is nowhere')
  assert.equal((await desk()).changedBy?.id, w.schoolAdmin.id)

  await w.centerAdmin.run(saveSiteTexts, '', { ...other, seen: await seen() })
  assert.deepEqual(await shown(), other)
  await w.schoolAdmin.run(undoSiteTexts, '', { seen: await seen() })
  assert.deepEqual(await shown(), texts)
  await w.schoolAdmin.run(undoSiteTexts, '', { seen: await seen() })
  assert.deepEqual(await shown(), other)
})

test('another site of the installation sees nothing of it', async () => {
  const elsewhere = await world()
  assert.deepEqual((await elsewhere.guest.tell(siteTheme)).texts, {})
  assert.deepEqual((await elsewhere.schoolAdmin.tell(textsDesk)).live, {})
})

test('who saw older texts is refused, and of many who save at once one does', async () => {
  const before = await seen()
  const names = ['een', 'twee', 'drie', 'vier']
  const tries = names.map((organization) =>
    w.schoolAdmin.run(saveSiteTexts, '', { ...needed, organization, seen: before }),
  )
  const done = await Promise.allSettled(tries)
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1)
  await assert.rejects(w.centerAdmin.run(undoSiteTexts, '', { seen: before }), { status: 412 })
})

test('who changes the look does not stand in the way of who writes the texts', async () => {
  const before = await seen()
  await w.centerAdmin.run(saveLook, '', { name: 'Havenstad', seen: NEVER })
  await w.schoolAdmin.run(saveSiteTexts, '', { ...texts, seen: before })
  assert.deepEqual(await shown(), texts)
})

test('what is no mail address, no phone number, no day or too long is refused, and nothing is stored', async () => {
  const now = await shown()
  const wrong = [
    { email: 'geen adres' },
    { phone: 'bel maar' },
    { privacyDate: 'morgen' },
    { footerNl: 'x'.repeat(161) },
  ]
  for (const each of wrong)
    await assert.rejects(w.schoolAdmin.run(saveSiteTexts, '', { ...needed, ...each, seen: await seen() }), {
      status: 422,
    })
  assert.deepEqual(await shown(), now)
})

test('the texts are for who may change the look', async () => {
  for (const person of [w.student, w.mentor, w.providerAdmin, w.nonProfitAdmin, w.volunteer]) {
    await assert.rejects(person.tell(textsDesk), { status: 403 })
    await assert.rejects(person.run(saveSiteTexts, '', { ...texts, seen: await seen() }), { status: 403 })
  }
  await assert.rejects(w.guest.run(saveSiteTexts, '', { ...texts, seen: NEVER }), { status: 401 })
})

test('what a visitor must find there cannot be left out, and each that is missing is said at its field', async () => {
  const now = await shown()
  const pointers = (error: { errors: { code: string; source?: { pointer?: string } }[] }) => {
    assert.deepEqual(
      error.errors.map(({ code, source }) => [code, source?.pointer]),
      [
        ['required', '/data/attributes/address'],
        ['required', '/data/attributes/accessEmail'],
      ],
    )
    return true
  }
  const holes = { ...needed, address: '', accessEmail: '' }
  await assert.rejects(w.schoolAdmin.run(saveSiteTexts, '', { ...holes, seen: await seen() }), pointers)
  assert.deepEqual(await shown(), now)
})

test('what must be said and is not, and what stands there in Dutch only, is known', () => {
  assert.deepEqual(missingTexts({ organization: 'Havenschool', address: 'Kade 1', email: 'info@haven.example' }), [
    ...['privacyOfficer', 'privacyEmail', 'privacyDate', 'keptNl', 'accessEmail', 'accessDate', 'limitsNl'],
  ])
  assert.deepEqual(untranslatedTexts(texts), ['footerEn', 'keptEn', 'limitsEn'])
  assert.deepEqual(untranslatedTexts({ ...texts, footerEn: 'Harbour' }), ['keptEn', 'limitsEn'])
  assert.deepEqual(saidIn('en', texts, 'footer'), { text: 'Stages in de haven', lang: 'nl' })
  assert.deepEqual(saidIn('en', { ...texts, footerEn: 'Harbour' }, 'footer'), { text: 'Harbour', lang: undefined })
  assert.deepEqual(saidIn('nl', texts, 'footer'), { text: 'Stages in de haven', lang: undefined })
  assert.equal(saidIn('nl', texts, 'hours'), null)
})
