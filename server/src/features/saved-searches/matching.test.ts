import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSearch } from '#protocol/stagebank-search.ts'
import { isFor, matches, type NewVacancy } from './matching.ts'

const dogs: NewVacancy = {
  id: '1',
  title: 'Hond uitlaten',
  words: 'Hond uitlaten dieren Asiel Utrecht',
  host: 'Asiel',
  city: 'Utrecht',
  kind: 'NonProfit',
  sector: 'dieren',
  tagIds: ['0b0e7f7e-0000-4000-8000-000000000001'],
  levels: ['havo'],
  weekdays: [3, 6],
  hours: 20,
  startDate: '2026-09-01',
  endDate: '2027-06-30',
  placesLeft: 1,
  latitude: 52.09,
  longitude: 5.12,
  minimumAge: 14,
  maximumAge: null,
  schoolIds: [],
  publishedAt: new Date(),
}
const fits = (text: string, change: Partial<NewVacancy> = {}) =>
  matches(readSearch(new URLSearchParams(text)), { ...dogs, ...change })

test('every part of a search must hold', () => {
  for (const text of [
    '',
    'q=honden',
    'q=HOND+utrecht',
    'sector=dieren&sector=zorg',
    'soort=NonProfit',
    'niveau=havo',
    'dag=6',
    'uren=20',
    'van=2027-01-01&tot=2027-02-01',
    'vrij=1',
    'plaats=Utrecht&straal=5',
    'plaats=3511+AA&straal=5',
    'plaats=52.09,5.12&straal=2',
    'gebied=52,5,53,6',
    'tag=0b0e7f7e-0000-4000-8000-000000000001',
  ]) {
    assert.equal(fits(text), true, text)
  }
  for (const text of [
    'q=kat',
    'q=honden+rotterdam',
    'sector=zorg',
    'soort=Provider',
    'niveau=vwo',
    'dag=1',
    'uren=10',
    'uren=meer',
    'van=2027-07-01',
    'tot=2026-08-01',
    'plaats=Groningen&straal=50',
    'plaats=Nergenshuizen&straal=50',
    'gebied=50,5,51,6',
    'tag=0b0e7f7e-0000-4000-8000-000000000002',
  ]) {
    assert.equal(fits(text), false, text)
  }
})

test('a vacancy that says nothing about days or levels is for all of them; one without a place is nowhere near', () => {
  assert.equal(fits('dag=1&niveau=vwo', { weekdays: [], levels: [] }), true)
  assert.equal(fits('plaats=Utrecht&straal=5', { latitude: null, longitude: null }), false)
  assert.equal(fits('vrij=1', { placesLeft: 0 }), false)
})

test('age and school decide for whom it is news', () => {
  const of = (age: number | null, schoolIds: string[] = []) => ({ age, schoolIds })
  assert.equal(isFor(of(13), dogs), false)
  assert.equal(isFor(of(14), dogs), true)
  assert.equal(isFor(of(null), dogs), true)
  assert.equal(isFor(of(19), { ...dogs, maximumAge: 18 }), false)
  assert.equal(isFor(of(15, ['a']), { ...dogs, schoolIds: ['b'] }), false)
  assert.equal(isFor(of(15, ['b']), { ...dogs, schoolIds: ['b'] }), true)
})
