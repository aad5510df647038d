import { lazy } from 'react'

/**
 * What most visitors never see: things of members, and the answer when nothing was found. They come when they are
 * needed. No boundary belongs around them: without scripts they would stay hidden.
 */
export const AgeNote = lazy(async () => ({ default: (await import('./search-notes.tsx')).AgeNote }))
export const PlaceReadAs = lazy(async () => ({ default: (await import('./search-notes.tsx')).PlaceReadAs }))
export const ReadAs = lazy(async () => ({ default: (await import('./read-as-note.tsx')).ReadAs }))
export const UnknownPlace = lazy(async () => ({ default: (await import('./search-notes.tsx')).UnknownPlace }))
export const FavouriteButton = lazy(async () => ({
  default: (await import('#app/features/favourites/favourite-button.tsx')).FavouriteButton,
}))
export const SaveSearch = lazy(async () => ({
  default: (await import('#app/features/saved-searches/save-search.tsx')).SaveSearch,
}))
export const FittingList = lazy(async () => ({ default: (await import('../cards/fitting-list.tsx')).FittingList }))
export const NothingFound = lazy(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound }))
