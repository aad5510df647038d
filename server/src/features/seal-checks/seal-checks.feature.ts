import { feature } from '#engine/feature.ts'
import { checkCode, checkSeal } from './check-document.ts'

/** Anybody who holds a document may ask whether it is ours. */
export const sealChecksFeature = feature({ flag: 'digitalContracts', commands: [checkSeal], queries: [checkCode] })
