import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Log, serverEnv } from './cluster.ts'
import { freePort } from './ports.ts'
import type { RunAs } from './run-as.ts'
import { serverLog } from './server-log.ts'
import { serverArguments } from './settings.ts'

type Options = {
  postgres: string
  cluster: string
  runAs?: RunAs
  password: string
  wantedPort: number
  durable: boolean
  logFile: string
  log: Log
}

const wrongPassword = '28P01'
const passingTroubles = /Address already in use|shared memory block|lock file .* already exists|postgres-password/

type Postmaster = { readonly pid: number; port: number; stop(): Promise<void> }

/** Runs PostgreSQL until `stop`, and starts it again on the same port when it ends by itself. */
export async function runPostmaster(options: Options): Promise<Postmaster> {
  const messages = serverLog(options.logFile)
  let child: ChildProcess | undefined
  let port = options.wantedPort
  let stopping: Promise<void> | undefined
  let reviving: Promise<void> | undefined

  async function launch() {
    await messages.rotate()
    const start = await messages.size()
    const args = serverArguments({ ...options, port })
    // A session of its own: Ctrl-C in the terminal must reach the app first, which still needs its database to finish.
    const launched = messages.withFile((fd) =>
      spawn(options.postgres, args, {
        ...options.runAs,
        cwd: dirname(options.cluster),
        env: serverEnv,
        detached: true,
        stdio: ['ignore', fd, fd],
      }),
    )
    if (!launched.pid) throw (await once(launched, 'error'))[0]
    child = launched
    launched.unref()
    let isReady = false
    launched.once('exit', () => {
      if (isReady && !stopping) reviving = revive()
    })
    await answering(launched, connectionUrl(port, options.password))
    if (hasEnded(launched)) throw new Error(`PostgreSQL did not start.\n${await messages.since(start)}`)
    isReady = true
  }

  async function firstLaunch() {
    for (let attempt = 1; ; attempt++) {
      port = await freePort(options.wantedPort)
      try {
        return await launch()
      } catch (error) {
        // Somebody took the port in the meantime, or what is left of a killed server needs a moment to end.
        if (!passingTroubles.test(String(error)) || attempt === 6) throw error
        await sleep(attempt * 300)
      }
    }
  }

  async function revive() {
    options.log('PostgreSQL ended by itself; starting it again')
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, 5000)) {
      await sleep(pause)
      if (stopping) return
      try {
        await launch()
        return options.log('PostgreSQL is back')
      } catch (error) {
        if (!stopping) options.log(`${(error as Error).message}\nTrying again`)
      }
    }
  }

  async function shutDown() {
    process.off('exit', letGo)
    await end(child)
    await reviving
    await end(child) // a revival that was under way when we stopped the one before it
    messages.close()
  }

  function letGo() {
    child?.kill('SIGINT')
  }

  process.once('exit', letGo)
  try {
    await firstLaunch()
  } catch (error) {
    process.off('exit', letGo)
    messages.close()
    throw error
  }
  return {
    get pid() {
      return child?.pid as number
    },
    port,
    stop() {
      stopping ??= shutDown()
      return stopping
    },
  }
}

export function connectionUrl(port: number, password: string, database = 'postgres'): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
}

/** Waits until the server answers or ends. After a power failure it can be busy for minutes. */
async function answering(child: ChildProcess, url: string) {
  const deadline = Date.now() + 5 * 60_000
  try {
    while (!hasEnded(child) && !(await canConnect(url))) {
      if (Date.now() > deadline) throw new Error('PostgreSQL runs but does not answer.')
      await sleep(30)
    }
  } catch (error) {
    await end(child)
    throw error
  }
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {}) // a connection that breaks is the same as none
  try {
    await client.connect()
    return true
  } catch (error) {
    if ((error as pg.DatabaseError).code === wrongPassword) throw new Error('The file postgres-password does not fit.')
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Fast shutdown: open transactions are rolled back and everything committed is on disk when it ends. */
async function end(child: ChildProcess | undefined) {
  if (!child || hasEnded(child)) return
  child.ref()
  const exited = once(child, 'exit')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), 30_000)
  child.kill('SIGINT')
  await exited
  clearTimeout(impatience)
}

function hasEnded(child: ChildProcess) {
  return child.exitCode !== null || child.signalCode !== null
}
