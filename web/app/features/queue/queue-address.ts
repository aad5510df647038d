/** A screen of the queue with something more in its address; what is empty is left out. */
export function queueAddress(path: string, query: Record<string, string>): string {
  const [pathname = '', search = ''] = path.split('?')
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  return params.size > 0 ? `${pathname}?${params}` : pathname
}
