import { feature } from '#engine/feature.ts'
import { dataGroups, dataRows, dataSources, dataViewerAbilities } from './data-viewer.ts'

export const dataViewerFeature = feature({
  abilities: dataViewerAbilities,
  queries: [dataSources, dataRows, dataGroups],
})
