import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import * as protocol from '#protocol/features/forms.ts'
import { isRefused } from '#test/contract-world.ts'
import { evaluation, formWorld } from '#test/form-world.ts'

const w = await formWorld()
const { schoolAdmin, mentor, newForm } = w
const read = (id: string) => schoolAdmin.find(protocol.forms, id)

test('is built, published, changed and published again; every version stays as it was', async () => {
  const { id } = await newForm()
  const [draft] = [await read(id)]
  assert.deepEqual([draft.status, draft.hasChanges, draft.publishedVersion ?? null], ['draft', true, null])
  const first = await schoolAdmin.run(protocol.publishForm, id, { revision: 1 })
  assert.deepEqual([first.status, first.hasChanges, first.publishedVersion], ['published', false, 1])

  const content: FormContent = { ...evaluation, fields: evaluation.fields.slice(0, 4) }
  const { name, purpose } = first
  const saved = await schoolAdmin.run(protocol.saveForm, id, { name, purpose, content, revision: 1 })
  assert.deepEqual([saved.revision, saved.hasChanges], [2, true])
  await assert.rejects(
    schoolAdmin.run(protocol.saveForm, id, { name, purpose, content, revision: 1 }),
    isRefused('record.changed'),
  )
  await schoolAdmin.run(protocol.publishForm, id, { revision: 2 })
  const filter = { formIdEq: id }
  const fields = { formVersions: ['number', 'content', 'changes', 'publishedBy'] } as const
  const versions = await mentor.list(protocol.formVersions, { filter, fields })
  assert.deepEqual(
    versions.map(({ number, content: of }) => [number, of.fields.length]),
    [
      [2, 4],
      [1, 5],
    ],
  )
  assert.deepEqual(
    versions[0]?.changes?.map(({ change, field }) => [change, field]),
    [['removed', 'cijfer01']],
  )
})

test('that is not complete is not published, and says what is missing and where', async () => {
  const content: FormContent = {
    title: { nl: '' },
    fields: [{ key: 'leeg0001', kind: 'short_text', label: { nl: '' } }],
  }
  const { id } = await newForm(schoolAdmin, content)
  await assert.rejects(schoolAdmin.run(protocol.publishForm, id, { revision: 1 }), (error: ApiError) => {
    assert.deepEqual(error.errors[0]?.meta?.problems, [
      { code: 'titleEmpty' },
      { code: 'labelEmpty', field: 'leeg0001' },
    ])
    return error.status === 422
  })
  const script = { title: { nl: 'x' }, fields: [{ kind: 'script' }] } as unknown as FormContent
  await assert.rejects(newForm(schoolAdmin, script), isRefused('json'))
  await schoolAdmin.run(protocol.removeForm, id)
  await assert.rejects(read(id), isRefused('record.missing'))
})

test('is closed, opened again and shared; a new link comes only when it was off', async () => {
  const id = await w.published()
  const shared = await schoolAdmin.run(protocol.shareForm, id, { isPublic: true, maxSubmissions: 3 })
  assert.match(shared.publicCode ?? '', /^[2-9A-Z]{8}$/)
  const again = await schoolAdmin.run(protocol.shareForm, id, { isPublic: true })
  assert.deepEqual([again.publicToken, again.maxSubmissions ?? null], [shared.publicToken, null])
  const days = { isPublic: true, opensOn: '2027-02-01', closesOn: '2027-01-01' }
  await assert.rejects(schoolAdmin.run(protocol.shareForm, id, days), isRefused('form.days'))
  const closed = await schoolAdmin.run(protocol.closeForm, id)
  assert.equal(closed.status, 'closed')
  assert.equal((await schoolAdmin.run(protocol.reopenForm, id)).status, 'published')
})

test('of a colleague is read and copied by a mentor, who changes only their own', async () => {
  const id = await w.published()
  const { name, purpose, can } = await mentor.find(protocol.forms, id)
  assert.equal(can.saveForm, false)
  await assert.rejects(
    mentor.run(protocol.saveForm, id, { name, purpose, content: evaluation, revision: 1 }),
    isRefused('access.forbidden'),
  )
  const copy = await mentor.run(protocol.copyForm, id, { name: 'Van mij' })
  const own = await mentor.run(protocol.saveForm, copy.id, { name: 'Mijn', purpose, content: evaluation, revision: 1 })
  assert.deepEqual([own.name, own.revision], ['Mijn', 2])
})
