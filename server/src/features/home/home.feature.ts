import { feature } from '#engine/feature.ts'
import { homeFigures } from './home-figures.ts'

export const homeFeature = feature({ queries: [homeFigures] })
