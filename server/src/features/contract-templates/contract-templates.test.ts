import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as protocol from '#protocol/features/contract-templates.ts'
import type { TemplateText } from '#protocol/features/contract-text.ts'
import * as contracts from '#protocol/features/contracts.ts'
import { contractWorld, isRefused } from '#test/contract-world.ts'

const w = await contractWorld()
const { mentor, schoolAdmin, newContract, app, site } = w

/** The site's own come with the first contract. */
const { internshipId } = await newContract()
const [shipped] = await schoolAdmin.list(protocol.contractTemplates, { filter: { schoolIdNull: true } })
assert.ok(shipped)
const { id } = await schoolAdmin.run(protocol.copyContractTemplate, shipped.id, { name: 'Van ons' })

const textOf = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] }) as TemplateText
const read = () => schoolAdmin.find(protocol.contractTemplates, id)
async function save(textNl: TemplateText, more: object = {}) {
  const { name, blanks, steps, revision } = await read()
  return schoolAdmin.run(protocol.saveContractTemplate, id, { name, blanks, steps, revision, textNl, ...more })
}

test('is written, tried on somebody and published; contracts made before keep the text they were made with', async () => {
  const before = await read()
  assert.deepEqual([before.publishedVersion ?? null, before.hasChanges], [null, true])
  await save(textOf({ type: 'field', attrs: { name: 'student.name' } }, { type: 'text', text: ' helpt mee.' }))
  const { paper, gaps } = await schoolAdmin.run(protocol.previewContractTemplate, id, { internshipId })
  assert.match(JSON.stringify(paper.text), /Daan de Wit/)
  assert.deepEqual(gaps, [])
  const { revision } = await read()
  const published = await schoolAdmin.run(protocol.publishContractTemplate, id, { revision })
  assert.deepEqual([published.publishedVersion, published.hasChanges], [1, false])

  const another = await w.place(await w.newStudent(), await w.newPeriod())
  const { made } = await mentor.run(contracts.createContracts, '', { internshipIds: [another], templateId: id })
  assert.equal(made.length, 1)
  await save(textOf({ type: 'text', text: 'Een heel andere tekst.' }))
  assert.equal((await read()).hasChanges, true)
  for (const contractId of made) {
    const { paper: kept } = await mentor.run(contracts.showContractPaper, contractId)
    assert.match(JSON.stringify(kept.text), /helpt mee/)
  }
})

test('tells which fields are empty and which nobody knows, and where', async () => {
  await save(
    textOf(
      { type: 'field', attrs: { name: 'host.chamberNumber' } },
      { type: 'field', attrs: { name: 'student.shoes' } },
    ),
  )
  const { gaps } = await schoolAdmin.run(protocol.previewContractTemplate, id, { internshipId })
  assert.deepEqual(
    gaps.map(({ kind, name }) => [kind, name]),
    [
      ['empty', 'host.chamberNumber'],
      ['unknown', 'student.shoes'],
    ],
  )
})

test('that a colleague saved meanwhile is not written over, and what is no text is refused at its field', async () => {
  const { revision } = await read()
  await save(textOf({ type: 'text', text: 'Van een collega.' }))
  await assert.rejects(save(textOf({ type: 'text', text: 'Van mij.' }), { revision }), isRefused('record.changed'))
  const script = { type: 'doc', content: [{ type: 'script' }] } as unknown as TemplateText
  await assert.rejects(save(script), isRefused('json'))
})

test('keeps every version that was published, with who did so; each can be looked at and taken back', async () => {
  const { publishedVersion } = await read()
  await save(textOf({ type: 'text', text: 'Een tweede tekst.' }))
  const { revision } = await read()
  await schoolAdmin.run(protocol.publishContractTemplate, id, { revision })
  await save(textOf({ type: 'text', text: 'Wat nu geschreven wordt.' }))
  const filter = { templateIdEq: id }
  const versions = await mentor.list(protocol.contractTemplateVersions, { filter })
  assert.deepEqual(
    versions.map(({ number }) => number),
    [2, publishedVersion],
  )
  const [second] = versions
  assert.ok(second?.publishedBy)
  const { textNl } = await mentor.find(protocol.contractTemplateVersions, second.id)
  assert.match(JSON.stringify(textNl), /Een tweede tekst/)
  const { paper } = await schoolAdmin.run(protocol.previewContractTemplate, id, { internshipId, version: 2 })
  assert.match(JSON.stringify(paper.text), /Een tweede tekst/)
  const unknown = schoolAdmin.run(protocol.previewContractTemplate, id, { internshipId, version: 9 })
  await assert.rejects(unknown, isRefused('record.missing'))
  assert.deepEqual([...(await w.nonProfitAdmin.list(protocol.contractTemplateVersions, { filter }))], [])
})

test('asks the host for whatever stands open in it before anybody can use it', async () => {
  await save(textOf({ type: 'blank', attrs: { name: 'shoes' } }), { blanks: [] })
  const { revision } = await read()
  const publish = schoolAdmin.run(protocol.publishContractTemplate, id, { revision })
  await assert.rejects(publish, isRefused('contractTemplate.unknownBlank'))
})

test('comes as the PDF that people would get, for who may read both', { skip: process.arch !== 'x64' }, async () => {
  await save(textOf({ type: 'text', text: 'Zo staat het er.' }))
  const address = `/api/v1/contract_templates/${id}/preview.pdf?internship=${internshipId}`
  const get = (headers: Record<string, string>) =>
    app.http.inject({ url: address, headers: { ...headers, 'x-tenant': site.key } })
  const pdf = await get(schoolAdmin.credentials)
  assert.deepEqual([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()], [200, '%PDF-'])
  assert.equal((await get({})).statusCode, 401)
  const picture = await app.http.inject({
    url: address.replace('.pdf', '.svg'),
    headers: { ...schoolAdmin.credentials, 'x-tenant': site.key },
  })
  assert.equal(picture.headers['content-type'], 'image/svg+xml; charset=utf-8')
  assert.match(picture.body, /^<svg/)
})
