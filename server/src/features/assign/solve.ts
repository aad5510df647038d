import { createRequire } from 'node:module'
import type highsTypes from 'highs'
import type { MatchingLock, MatchingReason, MatchingWeights } from '#protocol/features/assign.ts'
import { bestFor, type Offer, type Scored, type Seeker, score, type WhyNot } from './score.rules.ts'

export type Problem = { seekers: Seeker[]; offers: Offer[]; locks: MatchingLock[]; weights: MatchingWeights }
export type Pair = {
  studentId: string
  vacancyId: string | null
  isLocked: boolean
  kilometres: number | null
  reasons: MatchingReason[]
  whyNot: WhyNot | null
}

// Its types and its module do not agree on what `import` gives.
const loadHighs: typeof highsTypes.default = createRequire(import.meta.url)('highs')

/** More candidates than these change little, and cost time. */
const CANDIDATES = 25
/** That somebody has a place counts more than which one. */
const PLACED = 1000

/** The best for all together: as many as possible have a place, and of those the sum of what suits them is greatest. */
export async function solve({ seekers, offers, locks, weights }: Problem): Promise<Pair[]> {
  const locked = new Map(locks.map(({ studentId, vacancyId }) => [studentId, vacancyId]))
  const byId = new Map(offers.map((offer) => [offer.id, { ...offer }]))
  const fixed = seekers.flatMap((who) => {
    const offer = byId.get(locked.get(who.id) ?? '')
    if (!offer || offer.left < 1) return []
    offer.left--
    return [lockedPair(who, offer, weights)]
  })
  const isFixed = new Set(fixed.map(({ studentId }) => studentId))
  const open = [...byId.values()].filter(({ left }) => left > 0)
  const free = seekers
    .filter(({ id }) => !isFixed.has(id))
    .map((who) => ({ who, ...bestFor(who, open, weights, CANDIDATES) }))
  const chosen = await choose(
    free.map(({ best }) => best),
    new Map(open.map(({ id, left }) => [id, left])),
  )
  const found = free.map(({ who, whyNot }, at): Pair => {
    const scored = chosen[at]
    const pair = { studentId: who.id, isLocked: false }
    if (!scored) return { ...pair, vacancyId: null, kilometres: null, reasons: [], whyNot }
    return {
      ...pair,
      vacancyId: scored.vacancyId,
      kilometres: scored.kilometres,
      reasons: scored.reasons,
      whyNot: null,
    }
  })
  return [...fixed, ...found]
}

/** Whoever chose by hand knows better than the rules: what speaks against it is not asked. */
function lockedPair(who: Seeker, offer: Offer, weights: MatchingWeights): Pair {
  const scored = score(who, offer, weights)
  const known = typeof scored === 'string' ? { kilometres: null, reasons: [] } : scored
  const reasons = [{ code: 'chosen' as const }, ...known.reasons]
  return { studentId: who.id, vacancyId: offer.id, isLocked: true, kilometres: known.kilometres, reasons, whyNot: null }
}

const isChosen = (column: object | undefined) =>
  column !== undefined && 'Primal' in column && Number(column.Primal) > 0.5

/** A linear programme: one place each, no place oversold. Its corners are whole numbers, so nobody is halved. */
async function choose(candidates: Scored[][], left: ReadonlyMap<string, number>): Promise<(Scored | undefined)[]> {
  const terms: string[] = []
  const ofStudent: string[] = []
  const ofPlace = new Map<string, string[]>()
  candidates.forEach((own, student) => {
    own.forEach(({ vacancyId, score: value }, at) => {
      terms.push(`${(PLACED + value).toFixed(3)} x${student}_${at}`)
      ofPlace.set(vacancyId, [...(ofPlace.get(vacancyId) ?? []), `x${student}_${at}`])
    })
    if (own.length > 0) ofStudent.push(`s${student}: ${own.map((_, at) => `x${student}_${at}`).join(' + ')} <= 1`)
  })
  if (terms.length === 0) return candidates.map(() => undefined)
  const places = [...ofPlace].map(([id, names], at) => `v${at}: ${names.join(' + ')} <= ${left.get(id) ?? 0}`)
  const highs = await loadHighs()
  const { Columns } = highs.solve(
    `Maximize\n obj: ${terms.join(' + ')}\nSubject To\n${[...ofStudent, ...places].join('\n')}\nEnd`,
  )
  return candidates.map((own, student) => own.find((_, at) => isChosen(Columns[`x${student}_${at}`])))
}
