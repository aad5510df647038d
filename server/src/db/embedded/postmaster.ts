import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Log, type Orphan, serverEnv } from './cluster.ts'
import { signal } from './os-process.ts'
import { freePort } from './ports.ts'
import type { RunAs } from './run-as.ts'
import { adoptedServer, endServer, isGone, type RunningServer, startedServer } from './running-server.ts'
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
  /** One that runs already and goes on with us. */
  orphan?: Orphan
}

const wrongPassword = '28P01'
const passingTroubles = /Address already in use|shared memory block|lock file .* already exists|postgres-password/

type Postmaster = { readonly pid: number; port: number; stop(): Promise<void> }

/** Runs PostgreSQL until `stop`, and starts it again on the same port when it ends by itself. */
export async function runPostmaster(options: Options): Promise<Postmaster> {
  const messages = serverLog(options.logFile)
  let server: RunningServer | undefined
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
    const next = await startedServer(launched)
    server = next
    await answering(next, connectionUrl(port, options.password))
    if (isGone(next)) throw new Error(`PostgreSQL did not start.\n${await messages.since(start)}`)
    watch(next)
  }

  function watch({ end }: RunningServer) {
    end.then(() => {
      if (!stopping) reviving = revive()
    })
  }

  async function firstLaunch() {
    if (options.orphan) {
      port = options.orphan.port
      server = adoptedServer(options.orphan.pid)
      return watch(server)
    }
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
    await endServer(server)
    await reviving
    await endServer(server) // a revival that was under way when we stopped the one before it
    messages.close()
  }

  function letGo() {
    if (server && !isGone(server)) signal(server.pid, 'SIGINT')
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
      return server?.pid ?? 0
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
async function answering(server: RunningServer, url: string) {
  const deadline = Date.now() + 5 * 60_000
  try {
    while (!isGone(server) && !(await canConnect(url))) {
      if (Date.now() > deadline) throw new Error('PostgreSQL runs but does not answer.')
      await sleep(30)
    }
  } catch (error) {
    await endServer(server)
    throw error
  }
}

export async function canConnect(url: string): Promise<boolean> {
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
