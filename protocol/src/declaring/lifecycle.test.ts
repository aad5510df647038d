import assert from 'node:assert/strict'
import { test } from 'node:test'
import { command, event, resource } from './define.ts'
import { id, oneOf, text } from './fields.ts'
import { lifecycle, moveBetween, statesBefore } from './lifecycle.ts'

const contracts = resource('contracts', {
  attributes: { status: oneOf(['draft', 'ready', 'partly_signed', 'signed', 'declined'], { readOnly: true }) },
})
const made = event('contract.made', {})
const released = event('contract.released', {})
const signed = event('contract.signed', { signerId: id() })
const declined = event('contract.declined', { reason: text() })

/** As a contract will be: several sign, anybody may say no, and a change begins anew. */
const life = lifecycle(contracts, 'status', {
  start: { draft: made },
  moves: {
    release: { from: ['draft'], to: 'ready', emits: released, undo: ['change'] },
    change: { from: ['ready', 'partly_signed'], to: 'draft', quiet: 'who has to sign is told by the next version' },
    signFirst: { from: ['ready'], to: 'partly_signed', emits: signed },
    signNext: { from: ['partly_signed'], to: 'partly_signed', emits: signed },
    signLast: { from: ['partly_signed'], to: 'signed', emits: signed },
    decline: { from: ['ready', 'partly_signed'], to: 'declined', needs: 'reason', emits: declined },
    reopen: { from: ['declined'], to: 'draft', by: 'system', emits: made },
  },
})

test('when a command can be run follows from where its moves begin, and what it tells from what they tell', () => {
  const sign = command('signContract', 'PUT /contracts/:id/sign', {
    on: contracts,
    moves: [life.signFirst, life.signNext, life.signLast],
  })
  assert.deepEqual(sign.when, { status: ['ready', 'partly_signed'] })
  assert.deepEqual(sign.emits, [signed])
  // What makes a row is about none yet.
  assert.deepEqual(command('makeContract', 'POST /contracts', { on: contracts, moves: [life.release] }).when, {})
})

test('moves are found by where they lead', () => {
  const { lifecycle: declaration, ...moves } = life
  assert.equal(moveBetween(Object.values(moves), 'ready', 'declined'), life.decline)
  assert.equal(moveBetween(Object.values(moves), 'signed', 'draft'), undefined)
  // Nobody makes by hand what follows by itself.
  assert.equal(moveBetween(Object.values(moves), 'declined', 'draft'), undefined)
  assert.deepEqual(statesBefore(life.release, life.decline), ['draft', 'ready', 'partly_signed'])
  assert.deepEqual([declaration.table, declaration.column], ['contracts', 'status'])
})

test('a mistake in a declaration does not compile', () => {
  const all = { from: ['draft'], to: 'ready', emits: released } as const
  const onlyTwo = resource('papers', { attributes: { status: oneOf(['draft', 'ready'], { readOnly: true }) } })
  // @ts-expect-error a state that the attribute does not have
  lifecycle(onlyTwo, 'status', { start: { draft: made }, moves: { release: { ...all, to: 'raedy' } } })
  // @ts-expect-error the same where it begins
  lifecycle(onlyTwo, 'status', { start: { drafd: made }, moves: { release: all } })
  // @ts-expect-error nothing leads to "ready"
  lifecycle(onlyTwo, 'status', { start: { draft: made }, moves: {} })
  // @ts-expect-error it tells nothing and does not say why
  lifecycle(onlyTwo, 'status', { start: { draft: made }, moves: { release: { from: ['draft'], to: 'ready' } } })
  // @ts-expect-error there is no such way back
  lifecycle(onlyTwo, 'status', { start: { draft: made }, moves: { release: { ...all, undo: ['recall'] } } })
  // @ts-expect-error no attribute of that name
  lifecycle(onlyTwo, 'state', { start: {}, moves: {} })
})
