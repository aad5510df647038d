import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as answering from '#protocol/features/form-answering.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import { formWorld } from '#test/form-world.ts'
import { visitor } from '#test/visitor.ts'
import { issueLink } from './answer/form-links.ts'

const w = await formWorld()
const { app, site, schoolAdmin, mentor, guest } = w
const content: FormContent = {
  title: { nl: 'Verslag' },
  fields: [
    { key: 'bestand1', kind: 'file', label: { nl: 'Je verslag' }, required: true, maxFiles: 1, accept: ['pdf'] },
    {
      key: 'rubriek1',
      kind: 'rubric',
      label: { nl: 'Werkhouding' },
      criteria: [{ key: 'op', label: { nl: 'Op tijd' } }],
      levels: ['L1', 'L2'].map((key) => ({ key, label: { nl: `Niveau ${key}` } })),
      descriptions: {},
    },
  ],
}

test('a host sends a file by its link; who may read the submission opens it, and the file and PDF say what was answered', async () => {
  const { id, formId, student } = await w.asked('host', await w.published(content))
  const token = await app.road.inTenant(site, (tx) => issueLink(tx, id, 'mail', 'bea@bakkerij.test'))
  const phone = visitor(app, site)
  const upload = (bytes: string, whose = `token=${token}`) =>
    phone('POST', `/api/v1/form_files?${whose}&name=verslag.docx`, bytes, {
      'content-type': 'application/octet-stream',
    })
  assert.equal((await upload('MZ this is a program')).status, 422)
  assert.equal((await upload('%PDF-1.7 x', `token=${'A'.repeat(43)}`)).status, 404)
  const sent = await upload('%PDF-1.7 and more')
  const [file] = [JSON.parse(sent.text).meta.file]
  assert.deepEqual([sent.status, file.name, file.type], [201, 'verslag.pdf', 'application/pdf'])

  // A page that says something else of it, or of a file that is not there, is not believed.
  const lie = [
    { ...file, type: 'image/png', name: '../../x' },
    { ...file, id: crypto.randomUUID() },
  ]
  const answers = { bestand1: lie, rubriek1: { op: 'L2' } }
  const given = await guest.run(answering.submitAnswers, '', { token, version: 1, answers })
  assert.deepEqual(given.answers.bestand1, [file])

  const path = `/form_files/${file.id}/1600`
  assert.equal((await mentor.send('GET', path)).status, 200)
  assert.equal((await phone('GET', `/api/v1${path}?token=${token}`)).status, 200)
  assert.equal((await phone('GET', `/api/v1${path}`)).status, 404)
  assert.equal((await student.send('GET', path)).status, 404)

  const csv = await schoolAdmin.send('GET', `/forms/${formId}/export.csv`)
  const [head = '', line = ''] = csv.body.replace('\ufeff', '').split(/\r?\n/)
  assert.match(head, /Je verslag.*Werkhouding: Op tijd/)
  assert.match(line, /Daan de Wit.*verslag\.pdf.*Niveau L2/)
  assert.equal((await student.send('GET', `/forms/${formId}/export.csv`)).status, 404)
  const pdf = await mentor.send('GET', `/form_submissions/${id}/form.pdf`)
  assert.deepEqual([pdf.status, pdf.body.slice(0, 5)], [200, '%PDF-'])
  assert.equal((await student.send('GET', `/form_submissions/${id}/form.pdf`)).status, 404)
})
