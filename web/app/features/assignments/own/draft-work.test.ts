import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { findWorkDraft, isSameDraft, keepWorkDraft } from './draft-work.ts'

const kept = new Map<string, string>()
const device = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
}
Object.defineProperty(globalThis, 'localStorage', { value: device, configurable: true })
beforeEach(() => kept.clear())

const of = { userId: 'noor', workId: 'goals', after: 1 }
const draft = { text: 'Ik wil leren bakken', files: [{ fileId: 'old', name: 'plan.pdf' }] }

test('what was written and not handed in is found again, by who wrote it and for that work', () => {
  keepWorkDraft(of, draft)
  assert.deepEqual(findWorkDraft(of), draft)
  assert.equal(findWorkDraft({ ...of, userId: 'emre' }), null)
  assert.equal(findWorkDraft({ ...of, workId: 'report' }), null)
})

test('once a version was handed in nothing of it stays on the device', () => {
  keepWorkDraft(of, draft)
  assert.equal(findWorkDraft({ ...of, after: 2 }), null)
  assert.equal(kept.size, 0)
})

test('a file that the server no longer has is left out, one of an earlier version stays', () => {
  const sent = (name: string, hours: number) => ({ fileId: name, name, sentAt: Date.now() - hours * 3_600_000 })
  keepWorkDraft(of, { ...draft, files: [...draft.files, sent('new', 1), sent('gone', 23)] })
  assert.deepEqual(
    findWorkDraft(of)?.files.map(({ fileId }) => fileId),
    ['old', 'new'],
  )
})

test('work that is as it was handed in is no draft', () => {
  assert.ok(isSameDraft(draft, { ...draft, files: [...draft.files] }))
  assert.ok(!isSameDraft(draft, { ...draft, text: '' }))
  assert.ok(!isSameDraft(draft, { ...draft, files: [] }))
})
