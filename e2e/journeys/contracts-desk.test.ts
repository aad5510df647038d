import assert from 'node:assert/strict'
import { contractCandidates } from '#protocol/features/contract-desk.ts'
import { openContract, signContract } from '#protocol/features/contract-signing.ts'
import {
  contractSigners,
  contracts,
  editContract,
  fillContractFields,
  releaseContracts,
  signerAddresses,
} from '#protocol/features/contracts.ts'
import { changeInternship } from '#protocol/features/internship-commands.ts'
import { isListening, journey } from '../support/journey.ts'
import { linkInMailTo } from '../support/mailbox.ts'
import { accountApi } from '../support/marketplace.ts'
import { seesPath } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const tenant = 'raayland'

journey(
  'a school makes contracts for several, releases one after it was completed, and sees everybody sign it',
  { tenant },
  async ({ page, visit, signIn, expect }) => {
    // A release that is refused.
    expect(409)
    const school = await accountApi('schooladmin', tenant)
    // Whoever has no contract yet; what else a contract needs of them is known.
    const chosen = (await school.list(contractCandidates, { page: { size: 3 } })).map(({ id, studentName }) => ({
      id,
      name: studentName,
    }))
    assert.equal(chosen.length, 3)
    for (const { id } of chosen) await school.run(changeInternship, id, { plannedHours: 30 })
    await signIn('schooladmin')

    await visit('/contracts/make')
    for (const { name } of chosen)
      await page
        .getByRole('checkbox', { name: say('table.selectRow', { name }) })
        .first()
        .check()
    await page.getByRole('button', { name: say('contracts.make.verb') }).click()
    await page.getByText(say('contracts.make.made.many', { count: 3 })).waitFor()

    const [first] = chosen
    const [made] = await school.list(contracts, { filter: { internshipIdEq: first?.id ?? '' } })
    assert.ok(made)
    await visit(`/contracts/${made.id}`)
    const release = page.getByRole('button', { name: say('contracts.page.release') })
    await release.click()
    // Refused, and told where one mends it.
    await page.getByRole('alert').getByText('De stagebieder heeft nog niet alles ingevuld.').waitFor()
    await page.getByLabel('Werktijden').fill('vrijdag van 13.00 tot 17.00 uur')
    await page.getByLabel('Telefoon van de begeleider').fill('06 12345678')
    await page.getByLabel('Waar moet de leerling op letten?').fill('Lang haar vast')
    await page.getByRole('button', { name: say('contracts.page.fill.save') }).click()
    await page.getByRole('heading', { name: say('contracts.page.mend.ready') }).waitFor()
    await release.click()
    await page.getByRole('heading', { level: 1, name: /^Wacht op / }).waitFor()

    // Each signs by the link of their own mail; the page of the school follows.
    const guest = await accountApi('volunteer', tenant)
    const seats = await school.list(contractSigners, { filter: { contractIdEq: made.id } })
    const addresses = await school.list(signerAddresses, { filter: { contractIdEq: made.id } })
    for (const { id, name } of [...seats].sort((one, other) => one.step - other.step)) {
      const address = addresses.find((each) => each.id === id)?.email ?? ''
      const link = await becomes(
        `a link for ${name}`,
        () => linkInMailTo(tenant, address, 'tekenen'),
        (found) => found.includes(id),
      )
      const token = new URL(link, 'http://x').searchParams.get('token') ?? ''
      const { hash } = await guest.run(openContract, '', { token })
      await guest.run(signContract, '', { token, hash: hash ?? '', name, agrees: true })
    }
    await page.getByRole('heading', { level: 1, name: say('contracts.overview.up.signed') }).waitFor()

    // Another one gets more time, and then other working hours: what changed stands there in words.
    const [other] = await school.list(contracts, { filter: { internshipIdEq: chosen[1]?.id ?? '' } })
    assert.ok(other)
    const blanks = { times: 'vrijdag', supervisorPhone: '06 12345678', safety: 'Lang haar vast' }
    await school.run(fillContractFields, other.id, { blanks })
    assert.deepEqual((await school.run(releaseContracts, '', { contractIds: [other.id] })).refused, [])
    await visit(`/contracts/${other.id}?doe=extend`)
    await isListening(page)
    await page.getByRole('button', { name: say('contracts.page.ask.extend.verb') }).click()
    await page.getByText(say('contracts.page.done.extend')).waitFor()
    await school.run(editContract, other.id, { reason: 'Andere werktijden' })
    await school.run(fillContractFields, other.id, { blanks: { ...blanks, times: 'maandag' } })
    // Among what waits for the school it stands with its text, and is released from there.
    await visit(`/te-beoordelen/contracten?id=${other.id}`)
    await page.getByRole('heading', { name: say('contracts.changes.title') }).waitFor()
    await page.locator('ins', { hasText: 'maandag' }).waitFor()
    await isListening(page)
    await release.click()
    await becomes(
      'it is released',
      async () => (await school.find(contracts, other.id)).status,
      (status) => status === 'ready',
    )

    // Somebody else is late: they are reminded once, and not again today.
    await visit('/contracts?going=true&late=true')
    await isListening(page)
    const late = page.getByRole('button', { name: new RegExp(`^${say('contracts.overview.remind')}:`) }).first()
    // By its row: the list may change while one looks at it, and somebody can be late twice.
    const row = await late.locator('xpath=ancestor::*[@data-id][1]').getAttribute('data-id')
    const remind = page
      .locator(`[data-id="${row}"]`)
      .getByRole('button', { name: new RegExp(`^${say('contracts.overview.remind')}:`) })
      .first()
    await remind.click()
    await page
      .getByRole('status')
      .filter({ hasText: /herinnerd\./ })
      .waitFor()
    await becomes(
      'the button rests',
      async () => (await remind.isDisabled()) && (await remind.getAttribute('aria-busy')) === 'false',
      (isResting) => isResting,
    )
    await page
      .getByRole('link', { name: say('contracts.overview.menu') })
      .first()
      .click()
    await seesPath(page, '/contracts')
  },
)
