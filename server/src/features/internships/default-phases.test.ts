import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phasesFromPlace, volunteerPhases } from './default-phases.ts'

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
      ['assignment', 'upcoming', '2027-03-01'],
      ['evaluation', 'upcoming', '2027-03-01'],
      ['completion', 'upcoming', '2027-03-01'],
    ],
  )
})

test('nothing is due after the end, also not of a short internship; an end that is past bounds nothing', () => {
  const days = (endDate: string) =>
    phasesFromPlace(siteWith({}), '2026-11-15', endDate).map(({ dueOn }) => dueOn as string)
  assert.deepEqual([...new Set(days('2026-11-20'))], ['2026-11-15', '2026-11-20'])
  assert.ok((days('2026-11-01').at(-1) as string) > '2027-01-01')
})

test('without digital contracts the hours come first; without an end they get their usual time', () => {
  const [, , first] = phasesFromPlace(siteWith({ digitalContracts: false }), '2026-11-15', null)
  assert.deepEqual([first?.kind, first?.status, first?.dueOn], ['hours', 'open', '2027-01-14'])
})

test('a volunteer takes part and rounds off: no mentor agrees, no school signs or marks', () => {
  const route = (changed: object, endDate: string | null) =>
    volunteerPhases(siteWith(changed), '2026-11-15', endDate).map(({ kind, status, dueOn }) => [kind, status, dueOn])
  assert.deepEqual(route({}, '2027-03-01'), [
    ['search', 'approved', '2026-11-15'],
    ['hours', 'open', '2027-03-01'],
    ['completion', 'upcoming', '2027-03-08'],
  ])
  assert.deepEqual(route({ hours: false }, null), [
    ['search', 'approved', '2026-11-15'],
    ['completion', 'open', null],
  ])
})
