import { feature } from '#engine/feature.ts'
import { fittingVacancies } from './fitting/fitting-vacancies.ts'
import { formerVacancy } from './fitting/former-vacancy.ts'
import { mapStagebank } from './map/map-stagebank.ts'
import { searchStagebank } from './search/search-stagebank.ts'
import { repairJob, rewriteJob } from './search/tend-search.ts'
import { stagebankSections } from './stagebank.sections.ts'

export const stagebankFeature = feature({
  periodic: stagebankSections,
  queries: [searchStagebank, mapStagebank, formerVacancy, fittingVacancies],
  jobs: [rewriteJob, repairJob],
})
