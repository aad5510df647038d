import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { openContract, signContract } from '#protocol/features/contract-signing.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { completeInternship, skipPhase, undoCompletion } from '#protocol/features/internship-commands.ts'
import { phases } from '#protocol/features/phases.ts'
import { readPdf } from '#test/read-pdf.ts'
import type { Client } from '../../protocol/src/client.ts'
import { contractAtTheBakers } from '../support/contracts.ts'
import { journey, serverUrl, travel } from '../support/journey.ts'
import { linkInMailTo } from '../support/mailbox.ts'
import { accountApi, comeIn } from '../support/marketplace.ts'
import { say } from '../support/words.ts'

const tenant = 'demo'
const viewport = { width: 390, height: 844 }
const blanks = { times: 'vrijdag 15.00–19.00', supervisorPhone: '06 12345678', safety: 'de oven' }
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''

/** Everybody signs by the link of their own mail; what comes of it is the document of the last mail. */
async function sealedDocument(school: Client, own: string) {
  const { id, internshipId, people, student } = await contractAtTheBakers(school, own, `mentor@${tenant}.test`)
  await school.run(protocol.fillContractFields, id, { blanks })
  await school.run(protocol.releaseContracts, '', { contractIds: [id] })
  const filter = { contractIdEq: id }
  const seats = await school.list(protocol.contractSigners, { filter })
  const addresses = await school.list(protocol.signerAddresses, { filter })
  for (const { id: signerId, name, role } of seats.toSorted((one, other) => one.step - other.step)) {
    const address = addresses.find((each) => each.id === signerId)?.email ?? ''
    const subject = role === 'student' ? 'Je stagecontract ligt klaar' : `Wilt u het stagecontract van ${student}`
    const token = tokenIn(await linkInMailTo(tenant, address, subject))
    const { hash } = await school.run(openContract, '', { token })
    await school.run(signContract, '', { token, hash: hash ?? '', name, agrees: true })
  }
  const link = await linkInMailTo(tenant, people.mother, 'Iedereen heeft het stagecontract')
  const answer = await fetch(`${serverUrl()}/api/v1/contract_signing/document?token=${tokenIn(link)}`, {
    headers: { 'x-tenant': tenant },
  })
  assert.equal(answer.status, 200)
  return { pdf: Buffer.from(await answer.arrayBuffer()), internshipId, people }
}

/** What is left to do is left out. */
async function complete(school: Client, internshipId: string): Promise<void> {
  for (const { id: phaseId, status, kind } of await school.list(phases, { filter: { internshipIdEq: internshipId } }))
    if (!['approved', 'skipped'].includes(status) && kind !== 'completion')
      await school.run(skipPhase, internshipId, { phaseId, reason: 'Niet nodig' })
  await school.run(completeInternship, internshipId)
}

/** At its foot, for who has it on paper only. */
const codeIn = async (pdf: Buffer) => {
  const { links } = await readPdf(pdf)
  return (
    links
      .find((each) => each.includes('/controle/'))
      ?.split('/')
      .at(-1) ?? ''
  )
}

const sees = (page: Page, kind: string) =>
  page.getByRole('heading', { level: 1, name: say(`seal-checks.${kind}.title`), exact: true }).waitFor()

journey(
  'a student gets a certificate; whoever holds a document hears whether it is genuine, without an account and without a name',
  { tenant, viewport },
  async ({ page, visit }) => {
    let certificate = Buffer.alloc(0)
    const own = `zegel${Math.random().toString(36).slice(2, 7)}`
    const school = await accountApi('schooladmin', tenant)
    const { pdf, internshipId, people } = await sealedDocument(school, own)
    await travel({ tenant, viewport }, async (student) => {
      await comeIn(student, people.student, 'Brood-en-banket-16')
      await complete(school, internshipId)
      // It is made while they look.
      await student.visit(`/internships/${internshipId}`)
      const link = student.page.getByRole('link', { name: say('certificates.downloadOf', { host: `Bakkerij ${own}` }) })
      const [download] = await Promise.all([student.page.waitForEvent('download'), link.click()])
      certificate = await readFile(await download.path())
      await student.visit('/dashboard')
      await student.page.getByRole('heading', { name: say('certificates.own.title') }).waitFor()
    })
    await visit('/controle')
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.postData() ?? ''))

    await choose('contract.pdf', pdf)
    await sees(page, 'genuine')
    await page.getByText(`Bakkerij ${own}`).waitFor()
    assert.equal(await page.getByText(own).count(), 1, 'the host has that name, and the student is not named')
    assert.equal(await page.evaluate('document.activeElement?.tagName'), 'H1', 'what was asked is heard first')
    assert.ok(
      sent.every((body) => body.length < 70_000 && !body.includes('%PDF')),
      'the document stays in the browser',
    )

    const changed = Buffer.from(pdf)
    changed[4000] = (changed[4000] ?? 0) ^ 1
    await choose('contract (2).pdf', changed)
    await sees(page, 'changed')
    await page.getByText(say('seal-checks.facts.reasons.edited')).waitFor()
    await choose('rekening.pdf', Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n'))
    await sees(page, 'unsealed')
    await choose('foto.pdf', Buffer.from('no document at all'))
    await sees(page, 'notPdf')

    const code = await codeIn(pdf)
    await visit('/controle')
    const field = page.getByLabel(say('seal-checks.code.label'))
    await field.fill(code.toLowerCase().replaceAll('-', ''))
    await field.press('Enter')
    await sees(page, 'known')
    await visit('/controle')
    await choose('certificaat.pdf', certificate)
    await sees(page, 'genuine')
    await page.getByText(say('seal-checks.facts.agreed', { hours: '24' })).waitFor()
    await school.run(undoCompletion, internshipId)
    await visit(`/controle/${await codeIn(certificate)}`)
    await sees(page, 'withdrawn')
    await visit('/controle/2222-2222-22')
    await sees(page, 'unknownCode')
  },
)
