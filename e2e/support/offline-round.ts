import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Route } from 'playwright-core'
import { currentUser } from '#protocol/features/account.ts'
import { hourEntries, removeHours } from '#protocol/features/hours.ts'
import { atWork } from './at-work.ts'
import { emailOf, isListening, serverUrl, type Traveller, visit } from './journey.ts'
import type { MortalServer } from './mortal-server.ts'
import { seesCount, seesPath } from './sees.ts'
import { sessionOf } from './sessions.ts'
import { fillIn } from './sign-in-form.ts'
import { becomes } from './wait-until.ts'
import { say } from './words.ts'

/** In two tabs together. */
const DAYS = 30
const entriesPath = '**/api/v1/hour_entries'
const sheetData = /\/urenbriefje\/[^/]+\.data/
/** The clock of a phone that is two days ahead, at every start of a page. */
const wrongClock = `{
  const Right = Date, ahead = 2 * 86400000
  globalThis.Date = class extends Right {
    constructor(...given) { given.length > 0 ? super(...given) : super(Right.now() + ahead) }
    static now() { return Right.now() + ahead }
  }
}`
export const pill = (page: Page) => page.getByRole('button', { name: /wacht|Log in om|konden niet|kon niet/ })
const words = (path: string, count: number) => say(path, { count })
/** What is on the device can be read by nobody who looks into the browser. */
const boxes = (page: Page) =>
  page.evaluate<string[]>(`new Promise((next, fail) => {
    const open = indexedDB.open('unsent')
    open.onerror = fail
    open.onsuccess = () => {
      const all = open.result.transaction('boxes').objectStore('boxes').getAll()
      all.onsuccess = () => (open.result.close(),
        next(all.result.map((box) => JSON.stringify(box) + new TextDecoder().decode(box.sealed))))
    }
  })`)

/** Writes days down one after the other, each of a quarter of an hour and without times, as fast as the page takes them. */
const writeDays = (page: Page, works: string[]) =>
  page.evaluate<void>(`(async () => {
    const comes = async (find) => {
      for (;;) {
        const found = find()
        if (found) return found
        await new Promise((next) => setTimeout(next, 10))
      }
    }
    for (const work of ${JSON.stringify(works)}) {
      (await comes(() => document.querySelector('a[href*="dag=nieuw"]'))).click()
      const form = await comes(() => document.querySelector('form#dag-nieuw'))
      const keep = await comes(() => [...form.querySelectorAll('button')].find((each) =>
        each.textContent.trim() === ${JSON.stringify(say('hours.form.keep'))}))
      for (const more of form.querySelectorAll('details')) more.open = true
      Object.assign(await comes(() => form.elements.namedItem('hours')), { value: '0,25' })
      Object.assign(form.elements.namedItem('work'), { value: work })
      await comes(() => !form.elements.namedItem('startsAt'))
      keep.click()
      await comes(() => !form.isConnected && document.body.textContent.includes(work))
    }
  })()`)

/** Both know their key: from here on they can do without a line. */
async function openSheet(page: Page, id: string): Promise<void> {
  const known = page.waitForResponse('**/api/v1/unsent_key')
  await visit(page, `/urenbriefje/${id}?dag=geen`)
  await (await known).finished()
  await becomes(
    'the key is on the device',
    () =>
      page.evaluate<number>(`new Promise((next) => {
        const open = indexedDB.open('unsent')
        open.onsuccess = () => {
          const { result } = open
          if (!result.objectStoreNames.contains('keys')) return result.close(), next(0)
          const count = result.transaction('keys').objectStore('keys').count()
          count.onsuccess = () => (result.close(), next(count.result))
        }
      })`),
    (count) => count === 1,
  )
}

const isKept = `caches.match('/kept', { cacheName: 'kept' }).then(async (kept) => kept !== undefined &&
  navigator.serviceWorker.controller !== null && !/html|dashboard/.test(await kept.text()))`

/** Opened anew without a line, it shows what was there at the last visit, and says so. */
async function startWithoutLine(page: Page, id: string): Promise<void> {
  const isOld = page.getByText(say('kept.lastVisit', { time: '#' }).split('#')[0] ?? '')
  await page.goto('/')
  await seesPath(page, '/dashboard')
  await isOld.waitFor()
  await page.goto('/stagebank')
  await page.getByText(say('kept.missing')).waitFor()
  await seesPath(page, '/dashboard')
  await page.goto(`/internships/${id}`)
  await isOld.waitFor()
  await isListening(page)
  await page.getByRole('link', { name: say('internships.hours.log') }).click()
  await seesPath(page, `/urenbriefje/${id}`)
  await isOld.waitFor()
  await isListening(page)
}

/** What a browser says when nobody listens at the other end, or not any more. */
const isDown = [
  ...['net::ERR_CONNECTION_REFUSED', 'net::ERR_CONNECTION_RESET', 'net::ERR_CONNECTION_CLOSED'],
  ...['net::ERR_EMPTY_RESPONSE', 'net::ERR_SOCKET_NOT_CONNECTED'],
]

/**
 * Thirty days in two tabs without a line, on a phone whose clock is wrong and whose session ends meanwhile; then a line that
 * loses an answer, a tab that is closed in the middle of sending, and a server that is killed in the middle of receiving.
 * Afterwards there are thirty.
 */
export async function offlineRound(they: Traveller, server: MortalServer, isHeld: boolean): Promise<void> {
  const { page, context, tenant, expect } = they
  expect(401, 403, ...isDown)
  // One sign-in: the eleventh would push out the phone's own.
  const { student, id } = await atWork(tenant)
  const work = `Zonder lijn ${Math.random().toString(36).slice(2, 8)}`
  const arrived = async () => {
    const all = await student.list(hourEntries, { filter: { internshipIdEq: id }, page: { size: 500 } })
    return all.filter((each) => each.work?.startsWith(work))
  }
  const cookies = await sessionOf('student', tenant)
  await context.addCookies(cookies)
  await page.addInitScript(wrongClock)
  const other = await context.newPage()
  await other.addInitScript(wrongClock)
  for (const tab of [page, other]) await openSheet(tab, id)

  await becomes(
    'the pages are on the device, and cannot be read there',
    () => page.evaluate<boolean>(isKept),
    (is) => is,
  )
  await context.setOffline(true)
  await startWithoutLine(page, id)
  await page.getByRole('link', { name: say('hours.add') }).click()
  const today = new Date().toLocaleDateString('nl-NL', {
    ...{ timeZone: 'Europe/Amsterdam', day: '2-digit', month: '2-digit', year: 'numeric' },
  })
  assert.equal(await page.getByLabel(say('hours.fields.day'), { exact: true }).inputValue(), today)
  await page.getByText('loopt 2 dagen voor').waitFor()
  await page.getByRole('link', { name: say('hours.do.cancel') }).click()
  const days = Array.from({ length: DAYS }, (_, at) => `${work}, ${at + 101}`)
  await Promise.all([writeDays(page, days.slice(0, DAYS / 2)), writeDays(other, days.slice(DAYS / 2))])
  await page.getByRole('button', { name: words('unsent.pill.line.other', DAYS) }).waitFor()
  assert.equal((await arrived()).length, 0, 'nobody has them yet')
  const kept = await boxes(page)
  assert.equal(kept.length, DAYS)
  // Long words: in so many random signs a short one stands by chance.
  assert.deepEqual(
    kept.filter((box) => /Zonder lijn|internshipId|startsAt/.test(box)),
    [],
    'nothing of it can be read',
  )

  // The session ends on the server; the phone finds out when there is a line again.
  await endSession(cookies, tenant)
  await context.setOffline(false)
  await page.getByRole('button', { name: words('unsent.pill.signIn.other', DAYS) }).waitFor()
  await other.close()
  await page.reload()
  await page.waitForURL((url) => url.pathname === '/inloggen')
  await isListening(page)
  await page.getByText(words('unsent.locked.other', DAYS)).waitFor()
  await becomes(
    'nothing of them is kept any more',
    () => page.evaluate<boolean>(isKept),
    (is) => !is,
  )
  // Somebody else on the same phone sees nothing of it, and sends nothing of it.
  await context.addCookies(await sessionOf('volunteer', tenant))
  const asked = page.waitForResponse('**/api/v1/unsent_key')
  await visit(page, '/dashboard')
  await (await asked).finished()
  await seesCount(pill(page), 0)
  assert.equal((await boxes(page)).length, DAYS)

  await context.clearCookies()
  await visit(page, `/inloggen/leerling?terug=${encodeURIComponent(`/urenbriefje/${id}`)}`)
  await breakLine(page)
  await fillIn(page, emailOf('student', tenant))
  await page.waitForURL((url) => url.pathname === `/urenbriefje/${id}`)
  // The answer to the fourth is lost on the way back: it is there, and the phone cannot know.
  await page.getByText(say('unsent.states.unsure')).filter({ visible: true }).first().waitFor()
  await closeWhileSending(await context.newPage(), 3, `/urenbriefje/${id}`)
  for (const path of [entriesPath, sheetData]) await page.unroute(path)
  await killWhileReceiving(page, server, isHeld ? (await student.ask(currentUser)).id : null)
  await page.evaluate(`dispatchEvent(new Event('online'))`)
  await becomes(
    'all of them are sent',
    async () => (await arrived()).length,
    (count) => count >= DAYS,
  )
  await seesCount(pill(page), 0, 'nothing waits any more')
  const found = await arrived()
  assert.deepEqual(found.map((each) => each.work).sort(), days, 'each of them once')
  assert.deepEqual(await boxes(page), [])
  for (const each of found) await student.run(removeHours, each.id)
}

async function endSession(cookies: { name: string; value: string }[], tenant: string): Promise<void> {
  const keys = cookies.map(({ name, value }) => [name, decodeURIComponent(value)])
  const headers = { ...Object.fromEntries(keys), 'x-tenant': tenant }
  const answer = await fetch(`${serverUrl()}/auth/sign_out`, { method: 'DELETE', headers })
  assert.equal(answer.status, 200)
}

/** The server gets it and answers; the browser never hears of that. */
async function deliver(route: Route): Promise<void> {
  const request = route.request()
  const { host: _, 'content-length': __, ...headers } = await request.allHeaders()
  const { hostname, pathname } = new URL(request.url())
  const answer = await fetch(serverUrl() + pathname, {
    method: request.method(),
    headers: { ...headers, 'x-tenant': hostname.split('.')[0] as string },
    body: request.postData(),
  })
  assert.equal(answer.status, 201)
}

/** The server gets the fourth one, and its answer is lost. After that there is no line at all. */
async function breakLine(page: Page): Promise<void> {
  let count = 0
  await page.route(entriesPath, async (route: Route) => {
    count += 1
    if (count === 4) await deliver(route)
    if (count < 4) await route.continue()
    else await route.abort('internetdisconnected')
  })
  // A page that wants to read itself anew meanwhile must not go under with the line.
  await page.route(sheetData, (route) => (count === 0 ? route.continue() : route.abort('internetdisconnected')))
}

/** A tab is closed while the server works on what it sent; nobody hears what became of it. */
async function closeWhileSending(tab: Page, which: number, path: string): Promise<void> {
  let count = 0
  const isUnderWay = new Promise<void>((found, fail) => {
    void tab.route(entriesPath, async (route) => {
      count += 1
      if (count !== which) return route.continue()
      await deliver(route).then(found, fail)
    })
  })
  await tab.goto(path)
  await isUnderWay
  await tab.close()
}

/** The server ends in the middle of what it got, and starts again. Meanwhile the phone says that it does not know. */
async function killWhileReceiving(page: Page, server: MortalServer, studentId: string | null): Promise<void> {
  const held = studentId ? await server.hold(studentId) : undefined
  const isKilled = new Promise<void>((found, fail) => {
    const kill = async (route: Route) => {
      void deliver(route).catch(() => {})
      if (held) await held.isWaiting()
      else await sleep(Math.random() * 40)
      await server.kill()
      await held?.release()
      await route.abort('connectionreset')
    }
    void page.route(entriesPath, (route) => kill(route).then(found, fail), { times: 1 })
  })
  await page.evaluate(`dispatchEvent(new Event('online'))`)
  try {
    await isKilled
    await page.getByText(say('unsent.states.unsure')).filter({ visible: true }).first().waitFor()
    await pill(page).waitFor()
  } finally {
    await server.startAgain()
  }
}
