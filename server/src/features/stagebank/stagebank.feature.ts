import { feature } from '#engine/feature.ts'
import { mapStagebank } from './map-stagebank.ts'
import { searchStagebank } from './search-stagebank.ts'

export const stagebankFeature = feature({ queries: [searchStagebank, mapStagebank] })
