import { pageTitle } from '#lib/title.ts'
import { errorKind } from './error-screen.tsx'

/** Only for when something went wrong: a page that works has a title of its own. */
export const errorTitle = (matches: Parameters<typeof pageTitle>[0], error: unknown) =>
  error ? pageTitle(matches, 'errors', `pages.${errorKind(error)}`) : []
