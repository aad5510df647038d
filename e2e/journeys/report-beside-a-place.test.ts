import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { internships } from '#protocol/features/internships.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'
import {
  reportSelfFound,
  selfFoundInternships,
  updateSelfFound,
  withdrawSelfFound,
} from '#protocol/features/self-found.ts'
import type { Client } from '../../protocol/src/client.ts'
import { seeFocus } from '../support/focus.ts'
import { journey, travel } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { seesAttribute, seesCount, seesText } from '../support/sees.ts'
import { say } from '../support/words.ts'

const tenant = 'stagehaven'
const name = 'Fietsenmaker Van Beek'
const press = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true }).click()

/** What an earlier run left would be in the way: one report at a time. */
async function withdrawAll(student: Client): Promise<void> {
  for (const { id, can } of await student.list(selfFoundInternships)) {
    if (can.withdrawSelfFound) await student.run(withdrawSelfFound, id)
  }
}

/** Where they are this year. */
async function placeOf(student: Client) {
  const [row] = await student.list(internships, {
    filter: { statusEq: 'running' },
    include: ['organization', 'internshipPeriod'],
  })
  return { place: String(row?.organization?.name), period: String(row?.internshipPeriod?.name) }
}

async function report(student: Client) {
  const [period] = await student.list(internshipPeriods, { filter: { inScope: true }, sort: 'startDate' })
  assert.ok(period, 'there is a period')
  return student.run(reportSelfFound, '', {
    internshipPeriodId: period.id,
    organizationName: name,
    city: 'Amersfoort',
    contactName: 'Henk van Beek',
    contactEmail: 'henk@fiets.example',
    startDate: period.endDate,
    endDate: period.endDate,
    plannedHours: 14,
    weekdays: [3],
    description: 'Banden plakken en fietsen schoonmaken in de werkplaats.',
  })
}

/** The mentor has the report on the screen while the student changes it. */
const decideTooEarly = (id: string, student: Client) =>
  travel({ tenant }, async ({ page, signIn, visit, expect }) => {
    expect(412)
    await signIn('mentor')
    await visit(`/zelfgevonden?id=${id}`)
    await page.getByText(say('self-found.hoursCount', { hours: 14 }), { exact: true }).waitFor()
    await student.run(updateSelfFound, id, { plannedHours: 77 })
    await press(page, 'self-found.decide.approve')
    await seeFocus(page, page.getByRole('alert').filter({ hasText: say('self-found.queue.changed') }))
    await page.getByText(say('self-found.hoursCount', { hours: 77 }), { exact: true }).waitFor()
    await press(page, 'self-found.decide.other')
    await page.getByLabel(say('self-found.decide.reason'), { exact: true }).fill('Zijn het echt zoveel uren?')
    await press(page, 'self-found.decide.send')
    await page.getByText(say('self-found.said.sentBack')).first().waitFor()
  })

const story = 'a report stands beside the place that a student has, and leads to what the school asks about it'
journey(story, { tenant }, async ({ page, signIn, visit }) => {
  const student = await accountApi('student', tenant)
  await withdrawAll(student)
  await signIn('student')
  await visit('/dashboard')
  const heading = page.getByRole('heading', { level: 1 })
  const place = page.getByRole('heading', { name: say('dashboard.place.title') })
  await place.waitFor()
  const step = (await heading.textContent()) ?? ''
  await visit('/zelfgevonden/melden')
  await page.getByText(say('self-found.form.placed', await placeOf(student))).waitFor()

  const { id } = await report(student)
  await visit('/dashboard')
  await seesText(heading, step, 'they are as far as before')
  await place.waitFor()
  await page.getByText(say('self-found.note.waiting', { name })).waitFor()
  await decideTooEarly(id, student)

  for (const path of ['/aanmeldingen', '/dashboard']) {
    await visit(path)
    await page.getByText('Zijn het echt zoveel uren?').waitFor()
    const correct = page.getByRole('link', { name: say('self-found.note.go.sentBack') })
    await seesAttribute(correct, 'href', `/zelfgevonden/melden?id=${id}`)
  }
  await withdrawAll(student)
  await visit('/dashboard')
  await place.waitFor()
  await seesCount(page.getByText(say('self-found.note.sentBack', { name })), 0)
})
