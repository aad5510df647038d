import type { RouterContextProvider } from 'react-router'
import css from '../styles/app.css?inline'
import { fontFaces } from './fonts.server.ts'
import { findLook } from './look.server.ts'
import { themeCss } from './theme.ts'

/**
 * All styles of a page, to stand in the page itself: 15 kB that a first visitor on a slow line would otherwise wait for
 * in a queue with the scripts. Later pages come without a document, so they are sent once per visit.
 */
export async function stylesFor(context: Readonly<RouterContextProvider>): Promise<string> {
  return css + (await lookStyles(context))
}

/** The colours and fonts of the site. */
export async function lookStyles(context: Readonly<RouterContextProvider>): Promise<string> {
  const { theme } = await findLook(context)
  return fontFaces(theme.fonts) + themeCss(theme)
}
