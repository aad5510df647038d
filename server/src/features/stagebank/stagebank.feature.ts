import { feature } from '#engine/feature.ts'
import { fittingVacancies } from './fitting-vacancies.ts'
import { formerVacancy } from './former-vacancy.ts'
import { mapStagebank } from './map-stagebank.ts'
import { searchStagebank } from './search-stagebank.ts'
import { stagebankSections } from './stagebank.sections.ts'
import { repairJob, rewriteJob } from './tend-search.ts'

export const stagebankFeature = feature({
  periodic: stagebankSections,
  queries: [searchStagebank, mapStagebank, formerVacancy, fittingVacancies],
  jobs: [rewriteJob, repairJob],
})
