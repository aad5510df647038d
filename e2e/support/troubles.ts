import type { Page } from 'playwright-core'

/** A worker whose files, or whose own script when the browser looks for a newer one, cannot come. */
const noScript = /Failed to fetch$|^An unknown error occurred when fetching the script\.$/m

/** What a person would not see, and a developer should: errors, blocked files, failed requests, calls to elsewhere. */
export class Troubles {
  readonly found: string[] = []
  private readonly expected = new Set<number | string>()
  private readonly origin: string
  private readonly hasScripts: boolean

  constructor(origin: string, hasScripts: boolean) {
    this.origin = origin
    this.hasScripts = hasScripts
  }

  /** For the next one who sits here. */
  forget(): void {
    this.found.length = 0
    this.expected.clear()
  }

  /** A status, why nothing comes, or an origin elsewhere that is asked from now on. */
  expect(answers: (number | string)[]): void {
    for (const answer of answers) this.expected.add(answer)
  }

  watch(page: Page): void {
    // Only a story without a line lets one in: what cannot come then fails there, and not on the line.
    const hasWorker = () => page.context().serviceWorkers().length > 0
    page.on('console', (message) => {
      const text = message.text()
      // Told below with its address and only when it was not expected.
      const isTold = text.startsWith('Failed to load resource') || (hasWorker() && noScript.test(text))
      if (message.type() === 'error' && !isTold) this.found.push(`console: ${text}`)
    })
    page.on('pageerror', (error) => this.found.push(`error: ${error.stack ?? error}`))
    page.on('request', (request) => {
      const url = request.url()
      if (/^(data|blob|about):/.test(url)) return
      const { origin } = new URL(url)
      if (origin !== this.origin && !this.expected.has(origin)) this.found.push(`elsewhere: ${url}`)
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // A person who moves on leaves what was still coming; who has scripts off does not get them; a line is down only
      // where the story takes it away.
      const isMeant =
        ['net::ERR_ABORTED', 'net::ERR_INTERNET_DISCONNECTED'].includes(reason ?? '') ||
        (reason === 'csp' && !this.hasScripts) ||
        (reason === 'net::ERR_FAILED' && hasWorker()) ||
        this.expected.has(reason ?? '')
      if (!isMeant) this.found.push(`failed: ${request.url()} ${reason}`)
    })
    page.on('response', (response) => {
      const status = response.status()
      // A page asks for the key of its device by itself; who takes the session away meanwhile is told so.
      const isLate = status === 401 && response.url().endsWith('/api/v1/unsent_key')
      if (status >= 400 && !isLate && !this.expected.has(status)) this.found.push(`${status}: ${response.url()}`)
    })
  }
}
