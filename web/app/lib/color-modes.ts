/** How somebody wants to see the pages: as their device does, light or dark. */
export const modes = ['system', 'light', 'dark'] as const
export type Mode = (typeof modes)[number]
