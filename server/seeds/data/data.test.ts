import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sectors } from '#protocol/shared/sectors.ts'
import { tenants } from '#protocol/tenants/all.ts'
import { placeOf } from '#server/places/towns.ts'
import { tagNames } from '../demo-school.ts'
import { hostsWithPlaces, newcomers, organizationPatterns } from './organizations.ts'
import { aboutUs } from './pages/about-us.ts'
import { contact } from './pages/contact.ts'
import { firstNames, surnames } from './people.ts'
import type { Region } from './places.ts'
import { places, regionCentres, streets } from './places.ts'
import { internshipDescriptions, motivations } from './texts.ts'

const vacancies = hostsWithPlaces.flatMap(({ vacancies, ...host }) => vacancies.map((each) => ({ ...host, ...each })))

const sentences = (text: string) => text.split(/[.?!](?= |$)/).filter(Boolean).length

function allDifferent(list: string[]) {
  assert.deepEqual(
    list.filter((item, index) => list.indexOf(item) !== index),
    [],
  )
}

test('there are enough different names for a school', () => {
  assert.ok(firstNames.length >= 220)
  assert.ok(surnames.length >= 220)
  allDifferent(firstNames.map(({ name }) => name))
  allDifferent(surnames.map(({ infix = '', last }) => `${infix} ${last}`))
  for (const gender of ['male', 'female', 'other']) assert.ok(firstNames.some((name) => name.gender === gender))
})

test('every region has towns within 25 km of its centre', () => {
  for (const [region, towns] of Object.entries(places)) {
    const centre = regionCentres[region as Region]
    assert.ok(towns.length >= 25, region)
    allDifferent(towns.map(({ city }) => city))
    for (const { city, latitude, longitude, postalCode } of towns) {
      const kilometres = Math.hypot((latitude - centre.latitude) * 111.2, (longitude - centre.longitude) * 68.5)
      assert.ok(kilometres < 25, city)
      assert.ok(postalCode >= 1000 && postalCode <= 9999, city)
      assert.deepEqual(placeOf(null, String(postalCode)), placeOf(city, null), city)
    }
  }
  assert.ok(streets.length >= 60)
  allDifferent(streets)
})

test('organizations of each kind exist, companies and non-profits in every sector', () => {
  assert.ok(organizationPatterns.length >= 90)
  allDifferent(organizationPatterns.map(({ name }) => name))
  for (const { name, description } of organizationPatterns) {
    assert.ok(description, name)
    assert.doesNotMatch(name, /[.?!]$/)
    assert.match(description, /[.?!]$/, name)
    assert.ok(sentences(description) <= 3, name)
  }
  for (const sector of sectors) {
    const kinds = new Set(organizationPatterns.filter((o) => o.sector === sector).map((o) => o.kind))
    assert.ok(kinds.has('NonProfit') && kinds.has('Provider'), sector)
  }
  assert.ok(hostsWithPlaces.length >= 54 && newcomers.length >= 6)
})

test('every vacancy tells enough, has a title and tags of its own, and every host offers two for somebody of 15', () => {
  assert.ok(vacancies.length >= 150)
  allDifferent(vacancies.map(({ title }) => title))
  for (const { title, description, tags } of vacancies) {
    assert.ok(sentences(description) >= 2 && sentences(description) <= 4, title)
    assert.ok(tags.length <= 2 && tags.every((tag) => tagNames.includes(tag)), `${title}: ${tags}`)
  }
  for (const { name, vacancies: offered } of hostsWithPlaces) {
    assert.ok(offered.slice(0, 2).filter(({ minimumAge }) => minimumAge <= 15).length === 2, name)
    assert.ok(offered.length <= 4, name)
  }
})

test('no vacancy asks more of a minor than the law allows', () => {
  for (const { title, hours, weekdays, minimumAge, kind } of vacancies) {
    assert.ok(minimumAge >= 13, title)
    if (minimumAge < 16) assert.ok(!weekdays.includes(7), title)
    if (kind === 'Provider') assert.ok(hours <= weekdays.length * (minimumAge < 16 ? 7 : 8), title)
  }
})

test('there is a choice of texts for every sector', () => {
  const written = Object.values(motivations).flat()
  const descriptions = Object.values(internshipDescriptions).flat()
  assert.ok(written.length >= 40)
  assert.ok(descriptions.length >= 20)
  allDifferent([...written, ...descriptions])
  for (const text of [...written, ...descriptions]) assert.match(text, /^[A-Z].*\.$/)
})

test('pages for students and companies alike need neither je nor u', () => {
  for (const { appName, flags } of tenants) {
    const facts = { appName, flags, front: 'internships' as const, city: 'Ede', email: 'stage@ede.example' }
    for (const page of [aboutUs(facts), contact(facts)]) {
      assert.doesNotMatch(JSON.stringify(page), /\b(je|jij|jou|jouw|jullie|u|uw|you|your)\b/i, page.slug)
    }
  }
})
