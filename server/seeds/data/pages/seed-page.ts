import type { Block } from '#protocol/features/content/blocks.ts'
import type { Tenant } from '#protocol/tenants/tenant.ts'

export type SeedPage = {
  slug: string
  title: [nl: string, en: string]
  summary: [nl: string, en: string]
  nl: Block[]
  en: Block[]
}
/** Only what the site has is written about. */
export type Facts = Pick<Tenant, 'appName' | 'flags' | 'front'> & { city: string; email: string }

export const when = <T>(isSo: boolean, ...parts: T[]): T[] => (isSo ? parts : [])
