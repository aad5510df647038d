import type { Locale } from './i18n.tsx'
import type { Messages } from './translate.ts'

/** Words for what is no component and so cannot ask for them: in a browser those of its language, on the server all. */
export const knownWords: Partial<Record<Locale, Messages>> = {}
