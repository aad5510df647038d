import type { Wanted } from './stock-images.data.server.ts'

/** The page with what is looked for and looked at; what is as usual stays out of the address. */
export function stockAddress({ q, sector, colours, name }: Wanted): string {
  const given = Object.entries({ q, sector, colours: colours === 'site' ? null : colours, name })
  const asked = new URLSearchParams(given.flatMap(([key, value]) => (value ? [[key, value]] : [])))
  return asked.size > 0 ? `/content/stock-images?${asked}` : '/content/stock-images'
}
