import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

type Target = { url: () => string; headers: Record<string, string>; menuId: string }
/** A write that the server said it has done; `begunAt` is when the attempt began that was answered. */
export type Acknowledged = { title: string; id: string; begunAt: number; answeredAt: number; attempts: number }

/** People who keep adding menu items, and who repeat what they got no answer to until they have one. */
export class Writers {
  readonly acknowledged: Acknowledged[] = []
  /** Answers that no fault explains. */
  readonly strange: string[] = []
  unanswered = 0
  private readonly target: Target
  private isStopping = false
  private hasGivenUp = false
  private readonly working: Promise<void>[]

  constructor(count: number, target: Target) {
    this.target = target
    this.working = Array.from({ length: count }, (_, number) => this.work(number))
  }

  /** Lets everybody finish what they are at. */
  async stop(): Promise<void> {
    this.isStopping = true
    await Promise.all(this.working)
  }

  /** Nobody waits for an answer any more: the test is over. */
  giveUp(): void {
    this.isStopping = true
    this.hasGivenUp = true
  }

  private async work(number: number): Promise<void> {
    for (let nth = 0; !this.isStopping; nth++) await this.write(`writer ${number} item ${nth}`)
  }

  private async write(title: string): Promise<void> {
    const { headers, menuId } = this.target
    const request = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/vnd.api+json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ data: { type: 'menuItems', attributes: { title, menuId } } }),
    }
    for (let attempts = 1; !this.hasGivenUp; attempts++) {
      const begunAt = performance.now()
      const answer = await this.attempt(request)
      if (answer?.status === 201) {
        const { id } = JSON.parse(answer.body).data
        this.acknowledged.push({ title, id, begunAt, answeredAt: performance.now(), attempts })
        return
      }
      if (answer && (answer.status !== 503 || !answer.retryAfter)) {
        this.strange.push(`${answer.status} ${answer.body}`)
        return
      }
      this.unanswered++
      await sleep(25)
    }
  }

  private async attempt(request: RequestInit) {
    try {
      const answer = await fetch(`${this.target.url()}/api/v1/cms/menu_items`, {
        ...request,
        signal: AbortSignal.timeout(10_000),
      })
      return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get('retry-after') }
    } catch {
      return undefined
    }
  }
}
