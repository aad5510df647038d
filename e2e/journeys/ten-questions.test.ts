import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import { type DemandNumbers, demandNumbers } from '#protocol/features/analytics.ts'
import { applications } from '#protocol/features/applications.ts'
import { daysWaiting } from '#protocol/features/contract-desk.ts'
import { contracts } from '#protocol/features/contracts.ts'
import { internships } from '#protocol/features/internships.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'
import { users } from '#protocol/features/users.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import type { Client } from '../../protocol/src/client.ts'
import { isListening, journey, type Traveller } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { say } from '../support/words.ts'

/** Ten questions of a coordinator who is new here: each is answered by clicking, and the answer is what the data says. */

const numberIn = (text: string) => Number(/[\d.]+/.exec(text)?.[0].replaceAll('.', ''))
const count = async (link: Locator) => numberIn(await link.innerText())

/** What a chart says of one thing: a link named after its row and its column. */
const numberOf = ({ page }: Traveller, chart: string, row: string, column: string) =>
  page
    .getByRole('region', { name: say(`analytics.${chart}.title`), exact: true })
    .getByRole('link', { name: new RegExp(`${row}, ${column}$`) })
    .first()

/** A list opens, and is as long as the number said that led to it. */
async function leadsTo({ page }: Traveller, link: Locator, expected?: number): Promise<void> {
  const told = expected ?? (await count(link))
  await link.click()
  const range = page.getByText(/^\d+ tot [\d.]+ van [\d.]+$/).filter({ visible: true })
  await range.first().waitFor()
  assert.equal(numberIn((await range.first().innerText()).split(' van ')[1] ?? ''), told)
  await isListening(page)
}

async function numbersOf(they: Traveller): Promise<{ api: Client; periodId: string; numbers: DemandNumbers }> {
  const api = await accountApi('schooladmin', they.tenant)
  await they.signIn('schooladmin')
  await they.visit('/dashboard')
  const { width } = they.page.viewportSize() ?? { width: 0 }
  if (width < 600)
    await they.page
      .getByRole('banner')
      .getByRole('button', { name: say('shell.menu'), exact: true })
      .click()
  await they.page
    .getByRole('link', { name: say('analytics.menu.all'), exact: true })
    .filter({ visible: true })
    .first()
    .click()
  await they.page.getByRole('navigation', { name: say('analytics.menu.all') }).waitFor()
  await isListening(they.page)
  const periodId = await they.page.getByLabel(say('analytics.choose.period')).inputValue()
  return { api, periodId, numbers: await api.tell(demandNumbers, { filter: { periodId } }) }
}

journey('five questions about who is behind, and why', { tenant: 'match2gether' }, async (they) => {
  const { page } = they
  const { api, periodId, numbers } = await numbersOf(they)
  const back = async () => {
    await page.goBack()
    await page.getByRole('region', { name: say('analytics.demand.funnel.title') }).waitFor()
  }

  // Which class is furthest behind last year? The page says it at its head.
  const behind = numbers.parts.flatMap(({ name, stages, before }) => {
    const without = stages.without + stages.asking
    return before ? [{ name, without, more: without - before.without }] : []
  })
  const most = Math.max(...behind.map(({ more }) => more))
  const head = page.getByRole('main').locator('p', { hasText: say('analytics.demand.head.behind') })
  const furthest = head.getByRole('link').last()
  const furthestName = await furthest.innerText()
  const named = behind.find(({ name }) => name === furthestName)
  assert.equal(named?.more, most)
  await leadsTo(they, furthest, named?.without)
  await back()

  // Who had no place with four weeks left?
  await page.getByText(`${say('analytics.asTable')}: ${say('analytics.demand.weeks.title')}`).click()
  const fourWeeks = numberOf(they, 'demand.weeks', '4', say('analytics.columns.without'))
  assert.equal(await count(fourWeeks), numbers.weeks.find(({ weeksLeft }) => weeksLeft === 4)?.without)
  await leadsTo(they, fourWeeks)
  await back()

  // On which hosts does somebody wait for too long?
  const late = numberOf(they, 'demand.waits', say('analytics.waitsFor.host'), say('analytics.columns.late'))
  assert.equal(await count(late), numbers.waits.host.late)
  await leadsTo(they, late)
  await back()

  // Which mentor has most students without a place?
  await page.getByRole('link', { name: say('analytics.demand.parts.mentor') }).click()
  const mentors = page.getByRole('region', { name: say('analytics.demand.parts.mentor'), exact: true })
  const first = mentors
    .getByRole('listitem')
    .first()
    .getByRole('link', { name: new RegExp(`, ${say('analytics.columns.without')}$`) })
  await first.waitFor()
  const { parts } = await api.tell(demandNumbers, { filter: { periodId, per: 'mentor' } })
  const counted = await Promise.all(
    parts.map(async ({ id }) => {
      const filter = { periodId: [periodId], takesPart: true, mentorId: [id], stage: ['without', 'asking'] as const }
      return (await api.list(users, { filter: { ...filter, withRole: ['student'] }, page: { size: 1 } })).records
    }),
  )
  assert.equal(await count(first), Math.max(...counted))
  await leadsTo(they, first)
  await back()

  // Whose contract waits longest, and for whom?
  await page.getByRole('link', { name: say('analytics.demand.parties.now') }).click()
  const [longest] = await api.list(contracts, { filter: { going: true }, sort: 'waitsSince', include: ['student'] })
  const row = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .nth(1)
  await row
    .getByText(new RegExp(`^${longest?.student?.firstName} `))
    .first()
    .waitFor()
  const days = daysWaiting(longest?.waitsSince ?? null)
  assert.ok(days > 0 && (await row.innerText()).includes(`${days} dag`))
})

const phone = { viewport: { width: 390, height: 844 }, mode: 'dark' } as const
journey('five about hours, hosts and places, on a phone in the dark', { tenant: 'mas4you', ...phone }, async (they) => {
  const { page } = they
  const { api, periodId } = await numbersOf(they)

  // Who has done less than a quarter of the hours?
  const places = await api.list(internships, {
    filter: { internshipPeriodIdEq: periodId, statusIn: ['running', 'evaluating', 'completed'] },
    include: ['student'],
    page: { size: 1000 },
  })
  const { targetHours } = await api.find(internshipPeriods, periodId)
  const shares = places.map(({ hours, plannedHours }) => hours / (plannedHours ?? targetHours ?? 0))
  const few = numberOf(they, 'demand.hours', say('analytics.hourShares.quarter'), say('analytics.columns.students'))
  assert.equal(await count(few), shares.filter((share) => share > 0 && share < 0.25).length)
  await leadsTo(they, few)

  // Which hosts never answered?
  await page.goBack()
  await page.getByRole('link', { name: say('analytics.menu.supply') }).click()
  const never = numberOf(they, 'supply.quiet', say('analytics.quietReasons.unanswered'), say('analytics.columns.hosts'))
  const sent = await api.list(applications, { include: ['organization'], page: { size: 1000 } })
  const hostsWhere = (isIt: (one: (typeof sent)[number]) => boolean) =>
    new Set(sent.filter(isIt).flatMap(({ organization }) => organization?.id ?? []))
  const answered = hostsWhere(({ status }) => status === 'accepted' || status === 'declined')
  const over = hostsWhere(({ status, talkAt }) => status === 'expired' && !talkAt)
  const silent = [...over].filter((id) => !answered.has(id))
  assert.ok(silent.length > 0)
  await leadsTo(they, never, silent.length)
  for (const id of silent) {
    const { name } = await api.find(organizations, id)
    await page.getByRole('main').getByText(name).filter({ visible: true }).first().waitFor()
  }

  // In which applications did nobody say a word?
  await page.goBack()
  const wordless = numberOf(
    they,
    'supply.answers',
    say('analytics.answerPaces.never'),
    say('analytics.columns.applications'),
  )
  await leadsTo(they, wordless)

  // Where is most room left?
  await page.goBack()
  const rows = page.getByRole('list', { name: say('analytics.supply.sectors.title') }).getByRole('listitem')
  await rows.first().waitFor()
  const free = await Promise.all(
    (await rows.getByRole('link', { name: new RegExp(`, ${say('analytics.columns.free')}$`) }).all()).map(count),
  )
  const roomiest = rows
    .getByRole('link', { name: new RegExp(`, ${say('analytics.columns.free')}$`) })
    .nth(free.indexOf(Math.max(...free)))
  const sector = new URL((await roomiest.getAttribute('href')) ?? '', page.url()).searchParams.get('sector') ?? ''
  const open = await api.list(vacancies, {
    filter: { statusEq: 'published', sectorIn: [sector] },
    page: { size: 1000 },
  })
  assert.equal(
    Math.max(...free),
    open.reduce((sum, { placesLeft }) => sum + placesLeft, 0),
  )
  await leadsTo(they, roomiest, open.records)

  // How many students found their place themselves?
  await page.goBack()
  await page.getByRole('link', { name: say('analytics.menu.data') }).click()
  await page.locator('summary', { hasText: say('data-viewer.nothing') }).click()
  await page.getByRole('link', { name: 'Zelf gevonden', exact: true }).first().click()
  const groups = page.getByRole('table', { name: say('data-viewer.groups', { column: 'Zelf gevonden' }) })
  const own = groups.getByRole('row', { name: /^ja/ })
  const { records } = await api.list(internships, { filter: { selfFoundEq: true }, page: { size: 1 } })
  assert.equal(numberIn(await own.locator('td').first().innerText()), records)
  await page.getByRole('link', { name: say('analytics.menu.demand') }).click()
  await page.getByRole('region', { name: say('analytics.demand.funnel.title') }).waitFor()
})
