import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { errorText } from '#protocol/errors/errors.ts'
import { openContract, signContract } from '#protocol/features/contract-signing.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { contractAtTheBakers } from '../support/contracts.ts'
import { isListening, journey, type Traveller, travel } from '../support/journey.ts'
import { linkInMailTo } from '../support/mailbox.ts'
import { accountApi, comeIn } from '../support/marketplace.ts'
import { seesCount } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const tenant = 'demo'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const toSign = 'Wilt u het stagecontract'

const sees = (page: Page, key: string, params: Record<string, string> = {}, voice = '') =>
  page.getByRole('heading', { level: 1, name: say(`contracts.${voice}${key}`, params) }).waitFor()
const button = (page: Page, key: string) => page.getByRole('button', { name: say(`contracts.${key}`), exact: true })
const path = (link: string) => link.slice(new URL(link).origin.length)

async function draw(page: Page): Promise<void> {
  const paper = page.locator('canvas[aria-busy=false]')
  await paper.scrollIntoViewIfNeeded()
  const box = await paper.boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + 30, box.y + 120)
  await page.mouse.down()
  for (const [x, y] of [
    [60, 70],
    [80, 130],
    [110, 80],
    [140, 130],
    [180, 90],
    [220, 110],
  ] as const)
    await page.mouse.move(box.x + x, box.y + y, { steps: 4 })
  await page.mouse.up()
  await page.locator('input[name=drawing]:not([value=""])').waitFor({ state: 'attached' })
}

async function sign(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /akkoord met de afspraken/ }).check()
  await button(page, 'sign.do').click()
}

/** Whoever signs gets a script of a few kilobytes, pen included, and nothing of the pages of who has an account. */
async function isLight(page: Page): Promise<void> {
  const sizes = await page.evaluate<number[]>(`performance.getEntriesByType('resource')
    .filter(({ name }) => /\\.js$/.test(name)).map(({ encodedBodySize }) => encodedBodySize)`)
  assert.ok(sizes.length === 1 && sizes.every((size) => size > 1000 && size < 10_000), `scripts of ${sizes} bytes`)
}

/** The link in a mail that is not the one before it. */
const nextLink = (address: string, before: string) =>
  becomes(
    `another mail to ${address}`,
    () => linkInMailTo(tenant, address, toSign),
    (link) => link !== before,
  )

const hasInk = (page: Page) =>
  page.evaluate<boolean>(`(() => {
    const canvas = document.querySelector('canvas')
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    return data.some((value, at) => at % 4 === 0 && value < 100)
  })()`)

journey(
  'a baker fills in and passes on, her partner signs by code while others watch, a mother declines, and all sign again',
  { tenant, ...phone },
  async (they) => {
    const school = await accountApi('schooladmin', tenant)
    const own = `brood${Math.random().toString(36).slice(2, 7)}`
    const { id, people, seatOf } = await contractAtTheBakers(school, own, `mentor@${tenant}.test`)
    await school.run(protocol.requestContractFields, id)

    await travel({ tenant, ...phone }, (baker) => fillsIn(baker, people.baker))
    const { refused } = await school.run(protocol.releaseContracts, '', { contractIds: [id] })
    assert.deepEqual(refused, [])
    await travel({ tenant, ...phone }, (baker) => passesOn(baker, people))

    // The student looks at it, and it is not yet their turn.
    const { page } = they
    await comeIn(they, people.student, 'Brood-en-banket-16')
    await they.visit(`/contracts/${id}/sign/${seatOf('student')}`)
    await sees(page, 'sign.title.wait')
    await travel({ tenant }, async (staff) => {
      await staff.signIn('schooladmin')
      await staff.visit(`/contracts/${id}/qr-sign/${seatOf('host')}`)
      await staff.page.getByRole('img', { name: say('contracts.qr.alt') }).waitFor()
      // What the camera would read.
      const { address } = await school.run(protocol.showSignerCode, seatOf('host'))
      await travel({ tenant, ...phone }, async (partner) => {
        await partner.visit(path(address))
        await isLight(partner.page)
        await partner.page.mouse.wheel(0, 300)
        await sees(staff.page, 'qr.title.viewed', { name: 'Carla Bakker' })
        // Whatever is still open is told at once, in words that help.
        partner.expect(422)
        await button(partner.page, 'sign.do').click()
        await partner.page.getByText(errorText('contract.tooLittle', 'nl')).first().waitFor()
        await seesCount(partner.page.getByRole('alert').getByRole('link'), 2)
        // What is mended is not held against her any more.
        const faults = partner.page.locator('form [id$="-error"]')
        await seesCount(faults, 2)
        await draw(partner.page)
        await seesCount(faults, 1)
        await partner.page.getByRole('checkbox').check()
        await seesCount(faults, 0)
        await sign(partner.page)
        await sees(partner.page, 'sign.title.signed', {}, 'formal.')
      })
      await sees(staff.page, 'qr.title.signed', { name: 'Carla Bakker' })
    })
    await sees(page, 'sign.title.own.sign')

    const old = await linkInMailTo(tenant, people.mother, toSign)
    await travel({ tenant, ...phone }, async (mother) => {
      await mother.visit(path(old))
      await mother.page.getByText(say('contracts.sign.decline.title')).click()
      await mother.page
        .getByRole('textbox', { name: say('contracts.sign.decline.reason') })
        .fill('Hij werkt dan te laat')
      await button(mother.page, 'sign.decline.do').click()
      await sees(mother.page, 'sign.title.declined')
    })
    await sees(page, 'sign.title.declined')
    await page.getByText('Hij werkt dan te laat').waitFor()

    const first = await linkInMailTo(tenant, people.partner, toSign)
    // The school changes it. Every link of before says so, and everybody signs again.
    await school.run(protocol.reopenContract, id)
    await school.run(protocol.fillContractFields, id, { blanks: { ...blanks, times: 'vrijdag 13.00–17.00' } })
    await school.run(protocol.releaseContracts, '', { contractIds: [id] })
    await travel({ tenant, ...phone }, async (partner) => {
      await partner.visit(path(await nextLink(people.partner, first)))
      await partner.page.getByRole('radio', { name: say('contracts.sign.signature.type') }).check()
      await sign(partner.page)
      await sees(partner.page, 'sign.title.signed', {}, 'formal.')
    })
    // Without scripts, as on an old phone: the name is the signature.
    await travel({ tenant, ...phone, javaScriptEnabled: false }, async (mother) => {
      await mother.visit(path(old))
      await sees(mother.page, 'sign.dead.changed.title')
      await mother.visit(path(await nextLink(people.mother, old)))
      await mother.page.getByText('vrijdag 13.00–17.00').first().waitFor()
      await sign(mother.page)
      await sees(mother.page, 'sign.title.signed', {}, 'formal.')
    })
    await sees(page, 'sign.title.own.sign')
    await isListening(page)
    await draw(page)
    await page.setViewportSize({ width: 844, height: 390 })
    await becomes('the drawing on the turned phone', () => hasInk(page), Boolean)
    await sign(page)
    await sees(page, 'sign.title.signed')
    const signerId = seatOf('school')
    const { hash } = await school.run(openContract, '', { signerId })
    await school.run(signContract, '', { signerId, hash: hash ?? '', name: 'Ingrid Bos', agrees: true })
    await sees(page, 'sign.title.done')
    // The mail that everybody signed leads the mother to the document, by a link of her own.
    const last = await linkInMailTo(tenant, people.mother, 'Iedereen heeft het stagecontract')
    await travel({ tenant, ...phone }, async (mother) => {
      await mother.visit(path(last))
      await sees(mother.page, 'sign.title.done')
      const coming = mother.page.waitForEvent('download')
      await mother.page.getByRole('link', { name: say('contracts.sign.document.take') }).click()
      assert.match((await coming).suggestedFilename(), /^contract-.+\.pdf$/)
    })
    await page.getByRole('link', { name: say('contracts.sign.document.take') }).waitFor()
    assert.equal((await school.find(protocol.contracts, id)).status, 'signed')
  },
)

const blanks = { times: 'vrijdag 15.00–19.00', supervisorPhone: '06 12345678', safety: 'de oven' }

async function fillsIn({ page, visit, expect }: Traveller, email: string): Promise<void> {
  await visit(path(await linkInMailTo(tenant, email, 'Vult u')))
  const boxes = page.locator('input[name^="blank."]')
  // What was left open is told at each of them.
  expect(422)
  await button(page, 'sign.fill.do').click()
  await seesCount(boxes.and(page.locator('[aria-invalid=true]')), Object.keys(blanks).length)
  for (const [name, value] of Object.entries(blanks))
    await boxes.and(page.locator(`[name="blank.${name}"]`)).fill(value)
  await button(page, 'sign.fill.do').click()
  await sees(page, 'sign.title.prepare')
}

async function passesOn({ page, visit }: Traveller, people: { baker: string; partner: string }): Promise<void> {
  await visit(path(await linkInMailTo(tenant, people.baker, toSign)))
  await page.getByText(say('contracts.sign.passOn.title')).click()
  await page.getByRole('textbox', { name: say('contracts.sign.passOn.name') }).fill('Carla Bakker')
  await page.getByRole('textbox', { name: say('contracts.sign.passOn.email') }).fill(people.partner)
  await page.getByRole('checkbox', { name: say('contracts.sign.passOn.entitled') }).check()
  await button(page, 'sign.passOn.do').click()
  await sees(page, 'sign.dead.passed.title', {}, 'formal.')
}
