import { feature } from '#engine/feature.ts'
import { analyticsAbilities } from './analytics.policy.ts'
import { analyticsSections } from './analytics.sections.ts'
import { demandNumbers } from './demand-numbers.ts'
import { keepEvening } from './keep-evening.ts'
import { chartSharesPersonal, servedChartShares } from './shares/chart-shares.ts'
import { endChartShare, openSharedChart, shareChart } from './shares/share-chart.ts'
import { ownNumbers } from './supply/own-numbers.ts'
import { supplyNumbers } from './supply/supply-numbers.ts'

export const analyticsFeature = feature({
  abilities: analyticsAbilities,
  resources: [servedChartShares],
  queries: [demandNumbers, supplyNumbers, ownNumbers, openSharedChart],
  commands: [shareChart, endChartShare],
  jobs: [keepEvening],
  activities: { privacy: ['chartShare'] },
  periodic: analyticsSections,
  personal: chartSharesPersonal,
})
