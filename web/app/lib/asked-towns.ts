/** More towns than these are no address that somebody made. */
const MOST = 60
const LONGEST = 80

/** The towns that an address asks about: too many to offer, but a page leads to a list of those. */
export function askedTowns(request: Request, name: string): string[] {
  const asked = new URL(request.url).searchParams.getAll(name).flatMap((value) => value.split(','))
  return [...new Set(asked.map((town) => town.trim()))].filter((town) => town && town.length <= LONGEST).slice(0, MOST)
}
