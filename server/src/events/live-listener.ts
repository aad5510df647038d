import pg from 'pg'

/** `people`: whom it can concern at most, where that is known; nobody else has to be asked what they may see of it. */
export type Notice = { tenantId: string; type: string; id: string; people?: readonly string[] | undefined }
type Options = {
  url: string
  heard: (notice: Notice) => void
  /** Listening again after a gap: what happened meanwhile is not known. */
  missed: () => void
}

const CHANNEL = 'live'
const CHECK_MS = 20_000

/** The one connection of this process that hears what changed. It is not of the pool, since it is never given back. */
export class LiveListener {
  private readonly options: Options
  private client: pg.Client | undefined
  private started: Promise<void> | undefined
  private timer: NodeJS.Timeout | undefined
  private attempts = 0
  private isClosed = false

  constructor(options: Options) {
    this.options = options
  }

  /** Resolves when notices arrive. A first start that fails is told to the caller and may be tried again. */
  start(): Promise<void> {
    this.started ??= this.connect().catch((error) => {
      this.started = undefined
      throw error
    })
    return this.started
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.options.url,
      application_name: 'stagehaven live',
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    })
    const lost = () => this.lost(client)
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload }) => this.hear(payload))
    this.client = client
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      this.forget(client)
      throw error
    }
    this.attempts = 0
    this.timer = setTimeout(() => this.check(client), CHECK_MS)
  }

  /** A connection can die without a word, for instance behind a firewall. */
  private async check(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1')
      if (this.client === client) this.timer = setTimeout(() => this.check(client), CHECK_MS)
    } catch {
      this.lost(client)
    }
  }

  private hear(payload: string | undefined): void {
    try {
      const [tenantId, type, id, _event, people] = JSON.parse(payload ?? '')
      this.options.heard({ tenantId, type, id, people: people ?? undefined })
    } catch {
      // Not one of ours.
    }
  }

  private lost(client: pg.Client): void {
    if (this.client !== client || !this.started) return
    this.forget(client)
    this.reconnectLater()
  }

  private reconnectLater(): void {
    if (this.isClosed) return
    const pause = Math.min(100 * 2 ** this.attempts++, 10_000) * (0.5 + Math.random() / 2)
    this.timer = setTimeout(() => {
      this.connect().then(
        () => this.options.missed(),
        () => this.reconnectLater(),
      )
    }, pause)
  }

  private forget(client: pg.Client): void {
    if (this.client === client) this.client = undefined
    clearTimeout(this.timer)
    client.removeAllListeners('notification')
    client.end().catch(() => {})
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    const { client } = this
    this.client = undefined
    await client?.end().catch(() => {})
  }
}
