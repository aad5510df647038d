import { type IncomingMessage, request } from 'node:http'
import { until } from './until.ts'

type LiveEvent = { event: string; data: Record<string, string> }
type Where = { port?: number; socketPath?: string }

/** A browser's side of a stream: opens it and keeps every event that arrives. */
export class LiveReader {
  readonly events: LiveEvent[] = []
  readonly answer: IncomingMessage
  comments = 0
  isClosed = false
  text = ''

  private constructor(answer: IncomingMessage) {
    this.answer = answer
    answer.setEncoding('utf8')
    answer.on('data', (text: string) => this.read(text))
    for (const name of ['close', 'error']) answer.on(name, () => (this.isClosed = true))
  }

  static open(where: Where, headers: Record<string, string>): Promise<LiveReader> {
    return new Promise((resolve, reject) => {
      const asked = request({ ...where, host: '127.0.0.1', path: '/api/v1/live', headers, agent: false })
      asked.once('response', (answer) => resolve(new LiveReader(answer)))
      asked.once('error', reject)
      asked.end()
    })
  }

  private read(text: string): void {
    this.text += text
    for (let end = this.text.indexOf('\n\n'); end >= 0; end = this.text.indexOf('\n\n')) {
      const lines = this.text.slice(0, end).split('\n')
      this.text = this.text.slice(end + 2)
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
      const event = field('event')
      if (event) this.events.push({ event, data: JSON.parse(field('data') ?? '{}') })
      else if (lines[0]?.startsWith(':')) this.comments++
    }
  }

  get changes(): string[] {
    return this.events.filter(({ event }) => event === 'change').map(({ data }) => `${data.type} ${data.id}`)
  }

  /** Waits for this change and tells everything that came up to it. */
  async hears(change: string): Promise<string[]> {
    await until(`"${change}" is heard`, () => this.changes.includes(change))
    return this.changes
  }

  async event(name: string): Promise<LiveEvent> {
    return until(`the event "${name}"`, () => this.events.find(({ event }) => event === name))
  }

  async closed(): Promise<void> {
    await until('the stream is closed', () => this.isClosed)
  }

  close(): void {
    this.answer.destroy()
  }
}
