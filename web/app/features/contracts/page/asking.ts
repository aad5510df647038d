/** What asks something first: a reason, a file, a name. It stands in the address, so that it works without scripts. */
export const asking = ['edit', 'extend', 'reopen', 'void', 'onPaper', 'amend', 'replace'] as const
export type Asking = (typeof asking)[number]

/** The names in the address: what somebody is about to do, and about which signer. */
export const doing = 'doe'
export const about = 'wie'

/** The address of the page with a question open, or with none. */
export function contractAddress(id: string, name?: Asking, signerId?: string): string {
  const params = new URLSearchParams()
  if (name) params.set(doing, name)
  if (signerId) params.set(about, signerId)
  return `/contracts/${id}${params.size > 0 ? `?${params}` : ''}`
}
