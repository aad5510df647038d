import type { Transport } from './client.ts'
import type { VideoHost } from './features/content/videos.ts'
import type { Locale, Tenant } from './tenants/tenant.ts'

/** Where pictures for the map come from, and whom to thank for them. */
export type MapTiles = { url: string; attribution: string }

/** What the server hands to every loader and action of the web that runs inside it. */
export type PageContext = {
  site: Tenant & { id: string; url: string }
  sites: { key: string; name: string; url: string }[]
  locale: Locale
  /** For scripts and styles of this one answer. */
  nonce: string
  /** Which build of the pages this is. */
  buildId: string
  isDemo: boolean
  /** Pages for whoever builds the product; a real site has none. */
  hasDevPages: boolean
  hasEntree: boolean
  /** Whether there is a way to send text messages. */
  sendsTexts: boolean
  mapTiles: MapTiles | null
  /** This answer may show the players of these hosts in frames. */
  allowPlayers(hosts: readonly VideoHost[]): void
  /** The API, called in this process with the caller's own cookies. */
  transport: Transport
  /** The API as a visitor without a session sees it, for what is alike for everybody on the site; answers are kept. */
  siteTransport: Transport
  /** Takes a finished page. A `Response` would copy its text three times on the way out. */
  write(html: string): void
  /** Tells whoever keeps the installation running about a fault of ours. */
  report(error: unknown, kind: string): void
}
