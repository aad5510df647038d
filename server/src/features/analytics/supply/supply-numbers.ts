import { fail, failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { Params } from '#engine/judging/condition.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/supply-numbers.ts'
import { withoutSmallGroups } from '#protocol/shared/small-groups.ts'
import { placeOf } from '#server/places/towns.ts'
import { seesNames, seesSupply } from '../analytics.policy.ts'
import { MOST_TOWNS, supplyText } from './supply-text.ts'
import { aroundOf, type City, type Home, inOrder, shortageAmong, spotOf, townsOf } from './supply-towns.ts'

type Found = Pick<protocol.SupplyNumbers, 'today' | 'hosts' | 'hostsOffering' | 'sectors'> & {
  offered: Pick<protocol.SupplyNumbers, 'vacancies' | 'places' | 'taken'>
  cities: City[]
  homes: Home[]
  answers: { paces: Record<protocol.AnswerPace, number>; days: number | null }
  hours: { name: string; people: number; hours: number }[]
  quiet: Omit<protocol.SupplyNumbers['quiet'], 'first'>
  first: protocol.QuietHost[]
  school: { name: string; city: string | null; latitude: number | null; longitude: number | null } | null
}

export const supplyNumbers = answer(protocol.supplyNumbers, async ({ me, read, asked }) => {
  if (!seesSupply(me)) throw fail('access.forbidden')
  const given = asked().filter.get('periodId')
  if (given && !isId(given.text)) throw failParameter('parameter.invalid', given.parameter)
  const params = new Params()
  const text = supplyText(me, given?.text, params)
  const [found] = await read<{ numbers: Found }>({ text, values: params.values })
  if (!found) throw fail('record.missing')
  return { meta: supplyOf(found.numbers, seesNames(me), given !== undefined) }
})

/** What was counted, as far as whoever asks may know it. */
function supplyOf(found: Found, isNamed: boolean, hasPeriod: boolean): protocol.SupplyNumbers {
  const { offered, cities, homes, answers, hours, quiet, first, school, ...numbers } = found
  const { towns, homeUnknown } = townsOf(cities, homes)
  const counts = [...towns.map(({ searching }) => searching), homeUnknown]
  const all = { shown: counts, total: counts.reduce((sum, count) => sum + count, 0), isRounded: false }
  const searching = isNamed ? all : withoutSmallGroups(counts)
  const seen = inOrder(towns.map((town, at) => ({ ...town, searching: searching.shown[at] ?? null })))
  const middle = school && (spotOf(school) ?? placeOf(school.city, null))
  const answered = Object.values(answers.paces)
  const told = isNamed ? { shown: answered, total: 0 } : withoutSmallGroups(answered)
  return {
    ...numbers,
    ...offered,
    isNamed,
    searching: isNamed && !hasPeriod ? null : searching.total,
    isRounded: searching.isRounded,
    homeUnknown: searching.shown.at(-1) ?? null,
    towns: seen.slice(0, MOST_TOWNS),
    moreTowns: seen.length > MOST_TOWNS,
    shortage: shortageAmong(seen),
    aroundSchool: school && middle && hasPeriod ? aroundOf(school.name, middle, seen) : null,
    answers: {
      paces: pacesOf(told.shown),
      days: told.total === null ? null : answers.days,
    },
    hours: hoursOf(hours),
    quiet: { ...quiet, first },
  }
}

/** Where too few people worked nobody is told how long they did. */
function hoursOf(found: Found['hours']): protocol.SupplyNumbers['hours'] {
  const { shown } = withoutSmallGroups(found.map(({ people }) => people))
  const rows = found.map(({ name, hours }, at) => {
    const people = shown[at] ?? null
    return { name, people, hours: people === null ? null : hours }
  })
  // By what is shown: the order tells nothing of what is left out.
  return rows.toSorted((a, b) => (b.hours ?? 0) - (a.hours ?? 0) || a.name.localeCompare(b.name, 'nl'))
}

function pacesOf(counts: readonly (number | null)[]): Record<protocol.AnswerPace, number | null> {
  const [days2 = 0, days7 = 0, days14 = 0, more = 0, never = 0] = counts
  return { days2, days7, days14, more, never }
}
