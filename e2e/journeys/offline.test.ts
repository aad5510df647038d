// A process of its own: its server is killed.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { journey } from '../support/journey.ts'
import { MortalServer } from '../support/mortal-server.ts'
import { offlineRound } from '../support/offline-round.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' } as const
/** `OFFLINE_ROUNDS=20 npm test journeys/offline` plays it twenty times. */
const rounds = Number(process.env.OFFLINE_ROUNDS ?? 1)
const server = await MortalServer.start('offline')

// In every second round it is killed at whatever moment that is.
for (let round = 1; round <= rounds; round++) {
  journey(
    `thirty days written without a line arrive, each of them once${rounds > 1 ? `: round ${round}` : ''}`,
    { tenant: 'corderius', minutes: 10, ...phone },
    (they) => offlineRound(they, server, round % 2 === 1),
  )
}

/** Words by which one knows the scripts that write, keep and send without a line. */
const marks = ['unsent_key', 'kept-files', '/sw.js', 'createObjectStore', 'requestPermission']
const client = join(import.meta.dirname, '../../web/build/client')
const kept = `Promise.all([navigator.serviceWorker.getRegistrations(), indexedDB.databases(), caches.keys()]).then((all) => all.flat().length)`

journey(
  'a visitor of the stagebank loads nothing of it',
  { tenant: 'corderius', ...phone },
  async ({ page, visit }) => {
    const scripts = globSync('**/*.js', { cwd: client }).map((name) => ({
      path: `/${name}`,
      has: marks.filter((mark) => readFileSync(join(client, name), 'utf8').includes(mark)),
    }))
    for (const mark of marks) assert.ok(scripts.flatMap(({ has }) => has).includes(mark), `${mark} is somewhere`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit('/stagebank')
    await page.waitForLoadState('networkidle')
    assert.ok(asked.filter((path) => scripts.some((each) => each.path === path)).length > 5, 'its scripts were seen')
    assert.deepEqual(
      scripts.filter(({ path, has }) => has.length > 0 && asked.includes(path)),
      [],
    )
    assert.equal(await page.evaluate(kept), 0, 'nothing is left on the device')
  },
)
