import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'

/** How much slower than this machine the browser is made. */
export const SLOWER = 4
const TOO_LONG = 50

type TraceEvent = {
  name: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args: { name?: string; data?: unknown }
}

/** In milliseconds, the longest first: tasks of the thread that draws the page; where it is not slowed, their own time. */
export async function tasksDuring(browser: Browser, page: Page, slower: number, act: () => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'toplevel', 'devtools.timeline'],
  })
  await act()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const drawing = trace.traceEvents.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  assert.ok(drawing, 'the trace knows the thread')
  return trace.traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === drawing.pid && tid === drawing.tid)
    .map(({ dur = 0, tdur = dur }) => (slower === 1 ? tdur * SLOWER : dur) / 1000)
    .sort((one, other) => other - one)
}

export function tell(how: string, tasks: number[]) {
  const long = tasks.filter((each) => each > TOO_LONG).length
  const worst = tasks.slice(0, 5).map((each) => each.toFixed(0))
  console.log(`${how}: ${tasks.length} tasks, ${long} over ${TOO_LONG} ms; the longest: ${worst.join(', ')} ms`)
}

/** Those of somebody who signed in, for a browser. */
export async function cookiesOf(port: number, site: string, who: { email: string; password: string }) {
  const answer = await fetch(`http://127.0.0.1:${port}/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant': site },
    body: JSON.stringify(who),
  })
  assert.equal(answer.status, 200)
  const url = `http://${site}.localhost:${port}`
  return answer.headers.getSetCookie().map((line) => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
    return { name, value, url }
  })
}
