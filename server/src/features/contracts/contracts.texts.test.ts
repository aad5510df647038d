import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Purpose, textFor } from './contracts.texts.ts'

const purposes = ['contractToSign', 'contractReminder', 'contractToFill', 'contractChanged'] satisfies Purpose[]

test('a text message speaks to a student as one does, and to everybody else politely', () => {
  for (const purpose of purposes) {
    assert.match(textFor(purpose, { role: 'guardian' }).nl, /\b(u|uw)\b/i, purpose)
    assert.doesNotMatch(textFor(purpose, { role: 'student' }).nl, /\b(u|uw)\b/i, purpose)
  }
})
