/** D. van der M.: enough for who knows them, nothing for who does not. */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean)
  const short = (part: string) => `${[...part][0] ?? ''}.`
  const isName = (part: string, at: number) => at === 0 || at === parts.length - 1 || part[0] !== part[0]?.toLowerCase()
  return parts.map((part, at) => (isName(part, at) ? short(part) : part)).join(' ')
}
