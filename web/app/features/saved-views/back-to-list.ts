import { ownPath } from '#protocol/shared/own-path.ts'

/** The list as it was left; when that address is too long to go back to, the list itself. */
export const wayBack = (given: string): string => ownPath(given) ?? ownPath(given.split('?')[0]) ?? '/'
