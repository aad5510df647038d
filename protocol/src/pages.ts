import type { Transport } from './client.ts'
import type { Locale, Tenant } from './tenants/tenant.ts'

/** What the server hands to every loader and action of the web that runs inside it. */
export type PageContext = {
  site: Tenant & { id: string; url: string }
  sites: { key: string; name: string; url: string }[]
  locale: Locale
  /** For scripts and styles of this one answer. */
  nonce: string
  isDemo: boolean
  isDevelopment: boolean
  hasEntree: boolean
  /** The API, called in this process with the caller's own cookies. */
  transport: Transport
}
