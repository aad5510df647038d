import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phasesFromPlace } from './default-phases.ts'

const flags = { digitalContracts: true, hours: true, evaluationForms: true, paperTimesheets: false }
const siteWith = (changed: object) => ({ flags: { ...flags, ...changed } }) as Parameters<typeof phasesFromPlace>[0]

test('who has a place stands at the contract, with searching and agreeing behind them', () => {
  const phases = phasesFromPlace(siteWith({}), '2026-11-15', '2027-03-01')
  assert.deepEqual(
    phases.map(({ kind, status, dueOn }) => [kind, status, dueOn]),
    [
      ['search', 'approved', '2026-11-15'],
      ['approval', 'approved', '2026-11-15'],
      ['contract', 'open', '2026-11-29'],
      ['hours', 'upcoming', '2027-03-01'],
      ['assignment', 'upcoming', '2027-03-15'],
      ['evaluation', 'upcoming', '2027-03-29'],
      ['completion', 'upcoming', '2027-04-05'],
    ],
  )
})

test('without digital contracts the hours come first; without an end they get their usual time', () => {
  const [, , first] = phasesFromPlace(siteWith({ digitalContracts: false }), '2026-11-15', null)
  assert.deepEqual([first?.kind, first?.status, first?.dueOn], ['hours', 'open', '2027-01-14'])
})
