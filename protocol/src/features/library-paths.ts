import { isId } from '#protocol/declaring/ids-and-dates.ts'

/** Widths that pages use, each as AVIF and as WebP. */
export const librarySizes = [1600, 960, 480] as const
export type LibrarySize = (typeof librarySizes)[number]
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** A version of a picture never changes: what is replaced has another `fileId`. */
export const libraryPicturePath = (fileId: string, size: LibrarySize, format: PictureFormat = 'webp') =>
  `/files/${fileId}/${size}.${format}`
/** What a shared link shows, cut around the focal point. */
export const shareSize = { width: 1200, height: 630 } as const
export const librarySharePath = (fileId: string) => `/files/${fileId}/share.jpg`
/** To save; always what the file is now. */
export const libraryDownloadPath = (id: string) => `/bestanden/${id}`

/** Which file of the library an address is; none when it is another one. */
export function libraryFileOf(path: unknown): string | null {
  const home = libraryDownloadPath('')
  const id = typeof path === 'string' && path.startsWith(home) ? path.slice(home.length) : null
  return isId(id) && id === id.toLowerCase() ? id : null
}
