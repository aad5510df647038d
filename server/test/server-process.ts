import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { removeDataDir } from '#db/embedded/location.ts'
import { processIdentity } from '#db/embedded/os-process.ts'
import { connectionUrl } from '#db/embedded/postmaster.ts'
import type { Lifetime } from './own-database.ts'
import { giveSealKey } from './seal-key.ts'
import { atEnd } from './setup.ts'
import { until } from './until.ts'

const wholeFile: Lifetime = { after: atEnd }
const main = join(import.meta.dirname, '../src/main.ts')

/** A folder that is gone after the test; open to all, because root's PostgreSQL runs as somebody else. */
export async function newDataDir(lifetime: Lifetime = wholeFile): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stagehaven-server-'))
  await chmod(dataDir, 0o755)
  await giveSealKey(dataDir)
  lifetime.after(async () => {
    await removeDataDir(join(dataDir, 'postgres'))
    await removeDataDir(dataDir)
  })
  return dataDir
}

/** The whole product as a process of its own, started the way a supervisor would. */
export class ServerProcess {
  readonly child: ChildProcess
  readonly settings: Record<string, string>
  /** All that it has written so far. */
  output = ''
  private readonly exited: Promise<unknown>

  private constructor(settings: Record<string, string>) {
    this.settings = settings
    const { PATH = '', HOME = '', TMPDIR = '/tmp', NODE_COMPILE_CACHE = '' } = process.env
    this.child = spawn(process.execPath, [main], {
      env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, PORT: '0', SEED: 'none', LOG_LEVEL: 'warn', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text
      })
    }
    // 'close' comes after the last of the output, 'exit' may come before.
    this.exited = once(this.child, 'close')
  }

  /** Begins a start; `ready` waits for its end. */
  static launch(settings: Record<string, string>, lifetime: Lifetime = wholeFile): ServerProcess {
    const server = new ServerProcess(settings)
    lifetime.after(async () => {
      if (!server.hasEnded) await server.stop('SIGTERM')
    })
    return server
  }

  static async start(settings: Record<string, string>, lifetime: Lifetime = wholeFile): Promise<ServerProcess> {
    const server = ServerProcess.launch(settings, lifetime)
    await server.ready()
    return server
  }

  async ready(ms = 120_000): Promise<void> {
    await until(
      'the server runs',
      () => {
        if (this.hasEnded) throw new Error(`the server ended with code ${this.child.exitCode}:\n${this.output}`)
        return /is running at/.test(this.output)
      },
      ms,
    )
  }

  get url(): string {
    const port = /is running at http:\/\/localhost:(\d+)/.exec(this.output)?.[1]
    return `http://127.0.0.1:${port}`
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  async stop(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal)
    await this.exited
    return this.child.exitCode
  }

  /** The lines of its log. */
  get log(): Record<string, unknown>[] {
    return this.output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
  }

  /** Its own PostgreSQL, as that says itself. */
  async postgres(): Promise<{ pid: number; port: number }> {
    const file = join(this.settings.DATA_DIR as string, 'postgres', 'cluster', 'postmaster.pid')
    const lines = (await readFile(file, 'utf8')).split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  }

  /** As the owner of its tables. */
  async asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: this.settings.DATABASE_URL ?? (await this.ownDatabaseUrl()) })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  private async ownDatabaseUrl(): Promise<string> {
    const password = await readFile(join(this.settings.DATA_DIR as string, 'postgres', 'postgres-password'), 'utf8')
    const { port } = await this.postgres()
    return connectionUrl(port, password.trim(), 'stagehaven')
  }

  /** As after a power failure: the server and every process of it end at once, in the middle of what they do. */
  async killPostgres(): Promise<void> {
    const { pid } = await this.postgres()
    const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(/\s+/).map(Number)
    for (const each of [pid, ...children]) {
      if (each && processIdentity(each)) process.kill(each, 'SIGKILL')
    }
  }
}
