import { execFile } from 'node:child_process'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumPath } from '../scripts/chromium.ts'
import { startJourneyServer } from '../scripts/lib/journey-server.ts'
import { cleanUp, startTestDatabase } from '../scripts/lib/test-database.ts'
import { signLink } from './sign-link.ts'
import { writeLargePage } from './write-page.ts'

/**
 * `npm run bench:lighthouse`: Lighthouse as it comes (a phone, throttled) on the home page, signing in, a student's dashboard,
 * the stagebank, the page of who signs and a page that a site wrote (20 blocks, 12 of them pictures), of the built product. It is fetched
 * for the run and is no dependency: hundreds of packages for a few figures. `BENCH_PAGES` names parts of addresses, for some of them.
 */
const lighthouse = 'lighthouse@13.5.0'
const goals: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 }
/** What a page that a site wrote may have at most: bytes of script, and how far its parts move while it comes. */
const most: Record<string, number> = { script: 120_000, shift: 0 }
const run = promisify(execFile)

const folder = await mkdtemp(join(tmpdir(), 'stagehaven-lighthouse-'))
await chmod(folder, 0o755)
const database = await startTestDatabase(folder)
const server = await startJourneyServer(folder, database.url)
try {
  const headers = JSON.stringify({ Cookie: await studentCookies(server.url) })
  const large = await writeLargePage(server.url)
  const only = process.env.BENCH_PAGES
  const pages: [path: string, more: string[], goals: Record<string, number>][] = [
    ['/', [], { ...goals, performance: 98 }],
    ['/inloggen', [], goals],
    ['/dashboard', [`--extra-headers=${headers}`], goals],
    ['/stagebank', [], goals],
    [`/stagebank/${await someVacancy(server.url)}`, [], goals],
    // By a link, and not for search engines: it says so itself, which costs it that score.
    [await signLink(database.url), [], { ...goals, seo: 0 }],
    [large, [], goals],
  ]
  for (const [path, more, wanted] of pages.filter(([path]) => !only || path.includes(only))) {
    const scores = await measure(server.url + path, more)
    const told = Object.entries(wanted).map(([name, goal]) => `${name} ${scores[name]} (goal ${goal})`)
    const figures = Object.keys(most).map((name) => `${name} ${scores[name]}`)
    console.log(`${path.slice(0, 16).padEnd(16)} ${[...told, ...figures].join('   ')}`)
    const isLow = Object.entries(wanted).some(([name, goal]) => (scores[name] ?? 0) < goal)
    const isHeavy = path === large && Object.entries(most).some(([name, goal]) => (scores[name] ?? Infinity) > goal)
    if (isLow || isHeavy) process.exitCode = 1
  }
} finally {
  await server.stop()
  await database.stop()
  await cleanUp(folder)
}

type Report = {
  categories: Record<string, { score: number }>
  audits: {
    'network-requests': { details: { items: { resourceType: string; url: string }[] } }
    'cumulative-layout-shift': { numericValue: number }
  }
}

async function measure(url: string, more: string[]): Promise<Record<string, number>> {
  const flags = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox', ...more]
  const { stdout } = await run('npx', ['--yes', lighthouse, url, ...flags], {
    env: { ...process.env, CHROME_PATH: await chromiumPath() },
    maxBuffer: 64 * 1024 * 1024,
  })
  const { categories, audits } = JSON.parse(stdout) as Report
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)])
  const scripts = audits['network-requests'].details.items.filter(({ resourceType }) => resourceType === 'Script')
  return {
    ...Object.fromEntries(scores),
    script: (await Promise.all(scripts.map(({ url: address }) => bytesOf(address)))).reduce(
      (sum, each) => sum + each,
      0,
    ),
    shift: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
  }
}

/** As it is sent, without its head. */
async function bytesOf(address: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  return Number(answer.headers.get('content-length'))
}

async function someVacancy(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/stagebank?page[size]=1`)
  return ((await answer.json()) as { data: { id: string }[] }).data[0]?.id as string
}

async function studentCookies(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@demo.test', password: 'Welkom-2026!' }),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
