const here = 'http://here.invalid'

/** A page of this site, written plainly and as a browser would read it; nothing for whatever could lead elsewhere. */
export function ownPath(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > 2000 || !/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(given)) return undefined
  if (!URL.canParse(given, here)) return undefined
  const { origin, pathname, search, hash } = new URL(given, here)
  // Dots may hide a second slash at the start: /..//elsewhere.
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
