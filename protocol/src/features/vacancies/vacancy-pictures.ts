import { sectors } from '#protocol/shared/sectors.ts'

/** Drawings to choose from, one for each kind of work; shown at /stock/<name>.svg. */
export const stockImages = sectors
export const stockImagePath = (name: string) => `/stock/${name}.svg`

/** What a photo may be, for the form and for the server. */
export const photoRules = { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 8_000_000 } as const
/** How wide a photo is kept. */
export const photoSizes = [1280, 640] as const
export const photoPath = (fileId: string, size: (typeof photoSizes)[number]) => `/files/${fileId}/${size}`
