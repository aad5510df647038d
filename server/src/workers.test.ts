import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { newDataDir, ServerProcess } from '../test/server-process.ts'
import { until } from '../test/until.ts'
import { processIdentity } from './db/embedded/os-process.ts'

/** Of a process that has ended meanwhile there is nothing to read. */
function words(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(/[\s\0]+/)
  } catch {
    return []
  }
}

/** The processes that the first one has started and that are our own program. */
function workersOf({ child: { pid } }: ServerProcess): number[] {
  const children = words(`/proc/${pid}/task/${pid}/children`).filter(Boolean)
  return children.map(Number).filter((each) => words(`/proc/${each}/cmdline`).some((word) => word.endsWith('main.ts')))
}

/** A connection that went to a worker in its last moment is never answered, so nobody waits for one long. */
async function isHealthy(server: ServerProcess): Promise<boolean> {
  const question = { headers: { connection: 'close' }, signal: AbortSignal.timeout(2000) }
  const answer = await fetch(`${server.url}/readyz`, question).catch(() => undefined)
  return answer?.status === 200
}

describe('several workers', () => {
  test('share a port and a database, replace one that dies, count together, and stop together', async (t) => {
    const server = await ServerProcess.start({ DATA_DIR: await newDataDir(t), WORKERS: '2' }, t)
    const { pid: postgres } = await server.postgres()
    await until('both are there', () => workersOf(server).length === 2)
    assert.equal(server.output.match(/Database migrated/g)?.length, 1, server.output)

    // The first is the one that listens for sure.
    const [other = 0, one = 0] = workersOf(server)
    process.kill(one, 'SIGKILL')
    await until('the other one goes on', () => isHealthy(server))
    await until('another takes its place', () => {
      const now = workersOf(server)
      return now.length === 2 && now.includes(other) && !now.includes(one)
    })
    const figures = await until('the figures of both', async () => {
      const text = await (await fetch(`${server.url}/metrics`)).text()
      return text.includes('stagehaven_jobs_waiting 0\n') && text
    })
    assert.match(
      figures,
      /^stagehaven_request_duration_seconds_count\{route="\/readyz",method="GET",status="2xx"\} \d+$/m,
    )

    const workers = workersOf(server)
    assert.equal(await server.stop('SIGTERM'), 0, server.output)
    for (const pid of [...workers, postgres]) assert.equal(processIdentity(pid), undefined, 'nothing is left running')
    assert.equal(server.output.match(/Stopping …/g)?.length, 1)
  })

  test('say once why they cannot start', async (t) => {
    const server = ServerProcess.launch({ DATA_DIR: await newDataDir(t), WORKERS: '2', PDOK_URL: 'nowhere' }, t)
    await until('it has ended', () => server.hasEnded)
    assert.equal(server.output.match(/could not start/g)?.length, 1, server.output)
    assert.equal(server.child.exitCode, 1)
  })
})
