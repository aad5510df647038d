import { feature } from '#engine/feature.ts'
import { serve } from '#engine/serve.ts'
import { dataExportLife, dataExports } from '#protocol/features/data-exports.ts'
import { dataExportsNews } from './data-exports.news.ts'
import { dataExportsPersonal } from './data-exports.personal.ts'
import { dataExportPolicy } from './data-exports.policy.ts'
import { tellDataExport } from './data-exports.reactions.ts'
import { cancelDataExport, startDataExport } from './start-data-export.ts'

/** What the data viewer shows as a file, however long it is. What needs the storage of files is added where that is known. */
export const dataExportsFeature = feature({
  resources: [serve(dataExports, { table: 'data_exports', policy: dataExportPolicy })],
  lifecycles: [dataExportLife],
  commands: [startDataExport, cancelDataExport],
  reactions: [tellDataExport],
  news: dataExportsNews,
  personal: dataExportsPersonal,
  activities: { privacy: ['dataExport'] },
})
