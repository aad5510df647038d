import type { Site } from '#engine/call.ts'
import { themeWith } from '#protocol/tenants/site-theme.ts'
import { productName } from '#protocol/tenants/tenant.ts'

/** The name and the colours of a site, as `look.typ` puts them at the head of a document. */
export function letterhead(site: Site, override: object | null | undefined) {
  const { primary, secondary } = themeWith(site.theme, override ?? {})
  return {
    name: site.appName,
    brand: site.whitelabel ? site.name : productName,
    place: site.whitelabel ? null : site.name,
    primary: primary['700'],
    primarySoft: primary['100'],
    secondary: secondary['400'],
  }
}
