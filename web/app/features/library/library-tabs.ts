export const libraryHome = '/content/file-upload'
export const libraryTabs = ['all', 'pictures', 'documents', 'undescribed', 'unused', 'removed'] as const
export type LibraryTab = (typeof libraryTabs)[number]
