import { command, query, told } from '#protocol/declaring/define.ts'
import { id, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { type SiteLogo, type SiteLook, siteThemeUpdated } from './site-theme.ts'
import { fonts, shapes } from './themes.ts'

/** A look that nobody ever changed was last changed then. */
export const NEVER = '1970-01-01T00:00:00.000Z'

export type LookDesk = {
  live: SiteLook
  /** What is being made beside it; none when nobody is at it. */
  draft: SiteLook | null
  /** How the site looked before what is live now. */
  previous: SiteLook | null
  /** Of the draft, or of what is live when there is none. */
  logo: SiteLogo | null
  /** When the live look or the draft was last changed, and by whom. */
  changedAt: string
  changedBy: { id: string; name: string } | null
}

export const lookDesk = query('lookDesk', 'GET /site_look', {
  tells: told<LookDesk>(),
  summary: 'The look of the site, what is being made beside it and how it looked before; for who may change it',
})

/** When what one saw was last changed: whoever saw something older than there is now is refused, and loses nothing. */
const seen = { seen: timestamp() }
/** One colour, or all eleven shades as JSON. */
const colour = text({ max: 1000, optional: true })

export const lookFields = {
  name: text({ max: 60, optional: true }),
  sloganNl: text({ max: 120, optional: true }),
  sloganEn: text({ max: 120, optional: true }),
  logoId: id({ optional: true }),
  primary: colour,
  secondary: colour,
  fontHeading: oneOf(fonts, { optional: true }),
  fontSans: oneOf(fonts, { optional: true }),
  shape: oneOf(shapes, { optional: true }),
} as const

export const saveLook = command('saveLook', 'PUT /site_look/draft', {
  input: { ...lookFields, ...seen },
  tells: told<{ changedAt: string }>(),
  summary: 'Keep a look beside the one that is live; what is left out is as the site was made',
})

export const publishLook = command('publishLook', 'PUT /site_look/publish', {
  input: seen,
  emits: [siteThemeUpdated],
  summary: 'Show the kept look to everybody, when all its colours can be read',
})

export const dropLook = command('dropLook', 'PUT /site_look/drop', {
  input: seen,
  summary: 'Throw away the look that was kept beside the live one',
})

export const undoLook = command('undoLook', 'PUT /site_look/undo', {
  input: seen,
  emits: [siteThemeUpdated],
  summary: 'Go back to how the site looked before; done twice it is as it was',
})
