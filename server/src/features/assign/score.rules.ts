import type { MatchingReason, MatchingWeights, whyNots } from '#protocol/features/assign.ts'
import { kilometresBetween } from '#server/places/distance.ts'
import type { Place } from '#server/places/towns.ts'

export type Seeker = {
  id: string
  /** On the first day of the period. */
  age: number | null
  level: string | null
  weekdays: number[]
  interests: string[]
  wishes: string[]
  home: Place | null
}
export type Offer = {
  id: string
  left: number
  minimumAge: number | null
  maximumAge: number | null
  levels: string[]
  weekdays: number[]
  tags: { id: string; name: string }[]
  spot: Place | null
}
export type WhyNot = (typeof whyNots)[number]
export type Scored = { vacancyId: string; score: number; kilometres: number | null; reasons: MatchingReason[] }

/** Further than this nobody cycles, and up to here it is near. */
const FAR_KM = 40
const NEAR_KM = 5

/** What makes a place impossible for somebody. What is not known makes nothing impossible. */
function hindrance(who: Seeker, offer: Offer, distance: number | null): WhyNot | undefined {
  const { age } = who
  if (age !== null && (age < (offer.minimumAge ?? 0) || age > (offer.maximumAge ?? 999))) return 'age'
  if (who.level && offer.levels.length > 0 && !offer.levels.includes(who.level)) return 'level'
  const canCome = offer.weekdays.some((day) => who.weekdays.includes(day))
  if (who.weekdays.length > 0 && offer.weekdays.length > 0 && !canCome) return 'days'
  return distance !== null && distance > FAR_KM ? 'far' : undefined
}

/** How well a place suits somebody, with the reasons that one can tell them; or what makes it impossible. */
export function score(who: Seeker, offer: Offer, weights: MatchingWeights): Scored | WhyNot {
  const distance = who.home && offer.spot ? Math.round(kilometresBetween(who.home, offer.spot) * 10) / 10 : null
  const hindered = hindrance(who, offer, distance)
  if (hindered) return hindered
  const shared = offer.tags.filter(({ id }) => who.interests.includes(id))
  const isWish = who.wishes.includes(offer.id)
  const isLevel = who.level !== null && offer.levels.includes(who.level)
  const isOnDays = offer.weekdays.some((day) => who.weekdays.includes(day))
  const nearness = distance === null ? 0 : 1 - Math.max(0, distance - NEAR_KM) / (FAR_KM - NEAR_KM)
  const reasons: MatchingReason[] = [
    ...(isWish ? [{ code: 'wish' as const }] : []),
    ...shared.slice(0, 2).map(({ name }) => ({ code: 'interest' as const, name })),
    ...(distance !== null && distance <= 15 ? [{ code: 'distance' as const, kilometres: distance }] : []),
    ...(isLevel ? [{ code: 'level' as const }] : []),
    ...(isOnDays ? [{ code: 'days' as const }] : []),
  ]
  return {
    vacancyId: offer.id,
    kilometres: distance,
    reasons,
    score:
      weights.wishes * (isWish ? 30 : 0) +
      weights.interests * Math.min(shared.length, 3) * 10 +
      weights.distance * nearness * 10 +
      weights.level * (isLevel ? 5 : 0) +
      weights.days * (isOnDays ? 5 : 0),
  }
}

/** The places that suit somebody best; and, when there are none, what most of them fail by. */
export function bestFor(
  who: Seeker,
  offers: readonly Offer[],
  weights: MatchingWeights,
  most: number,
): { best: Scored[]; whyNot: WhyNot } {
  const best: Scored[] = []
  const hindered = new Map<WhyNot, number>()
  for (const offer of offers) {
    const found = score(who, offer, weights)
    if (typeof found === 'string') hindered.set(found, (hindered.get(found) ?? 0) + 1)
    else best.push(found)
  }
  best.sort((a, b) => b.score - a.score || (a.vacancyId < b.vacancyId ? -1 : 1))
  const [commonest] = [...hindered].sort((a, b) => b[1] - a[1])[0] ?? ['none' as const]
  return { best: best.slice(0, most), whyNot: best.length > 0 ? 'taken' : commonest }
}
