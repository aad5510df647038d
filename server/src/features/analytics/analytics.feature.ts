import { feature } from '#engine/feature.ts'
import { analyticsAbilities } from './analytics.policy.ts'
import { demandNumbers } from './demand-numbers.ts'
import { ownNumbers } from './supply/own-numbers.ts'
import { supplyNumbers } from './supply/supply-numbers.ts'

export const analyticsFeature = feature({
  abilities: analyticsAbilities,
  queries: [demandNumbers, supplyNumbers, ownNumbers],
})
