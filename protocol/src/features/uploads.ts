/** Files that only some may see, by what they are part of. */
export const privateKinds = ['scan', 'workPhoto', 'contractScan', 'workFile', 'messageFile'] as const
export type PrivateKind = (typeof privateKinds)[number]

/** Where one is sent; its id then goes to the command that makes it part of something. */
export const uploadPath = (kind: PrivateKind) => `/uploads/${kind}`

/** A page of paper has to be read. */
export const scanSizes = [2000, 640] as const
export const workPhotoSizes = [1600, 480] as const
export const workPhotoRules = { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 8_000_000 } as const
export const workPhotoPath = (entryId: string, size: (typeof workPhotoSizes)[number]) =>
  `/api/v1/hour_entries/${entryId}/photo/${size}`

/** What goes along with a message: photos in the sizes of those, or a PDF. */
export const messageFileRules = {
  types: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'],
  maxBytes: 8_000_000,
} as const
export const messageFilePath = (id: string, size: (typeof workPhotoSizes)[number]) =>
  `/api/v1/message_files/${id}/${size}`
