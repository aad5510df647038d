import assert from 'node:assert/strict'
import type { Site } from '#engine/call.ts'
import type { App } from '../src/app.ts'

/** A browser at one site: it keeps cookies, follows nothing by itself, and never names the tenant in a header. */
export class EntreeBrowser {
  readonly cookies = new Map<string, string>()
  private readonly app: App
  private readonly site: Site

  constructor(app: App, site: Site) {
    this.app = app
    this.site = site
  }

  async send(method: 'GET' | 'POST', url: string, payload?: object) {
    const answer = await this.app.http.inject({
      method,
      url,
      payload,
      headers: {
        host: new URL(this.site.url).host,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method === 'POST' && { 'sec-fetch-site': 'same-origin' }),
      },
    })
    for (const { name, value } of answer.cookies) {
      if (value) this.cookies.set(name, value)
      else this.cookies.delete(name)
    }
    return answer
  }

  /** Opens a page that must lead on, and tells where to. */
  async leadsTo(url: string): Promise<string> {
    const answer = await this.send('GET', url)
    assert.equal(answer.statusCode, 302, answer.body)
    return answer.headers.location as string
  }

  /** Presses the button; the address at the identity provider comes back. */
  start(returnTo?: string): Promise<string> {
    return this.leadsTo(
      `/auth/entree${returnTo === undefined ? '' : `?${new URLSearchParams({ return_to: returnTo })}`}`,
    )
  }

  /** Comes back from the identity provider; the page the person sees next. */
  async comeBack(address: string): Promise<{ page: string; code: string; returnTo: string | null }> {
    assert.ok(address.startsWith(`${this.site.url}/auth/entree/callback?`), address)
    const target = await this.leadsTo(address.slice(this.site.url.length))
    const url = new URL(target)
    assert.equal(url.origin, this.site.url)
    const page = url.pathname.replace('/inloggen/kennisnet/', '')
    if (page === 'error') assert.deepEqual([...url.searchParams.keys()], ['code'], 'an error says a code and no more')
    return { page, code: url.searchParams.get('code') as string, returnTo: url.searchParams.get('return_to') }
  }

  exchange(code: unknown) {
    return this.send('POST', '/auth/entree/sign_in', { code: code as string })
  }
}
