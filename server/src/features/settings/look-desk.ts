import { fail, failField } from '#engine/fail.ts'
import { answer, handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { canBeRead, paletteNames } from '#protocol/tenants/look-contrast.ts'
import { parseShades } from '#protocol/tenants/shades.ts'
import * as protocol from '#protocol/tenants/site-look.ts'
import { isPalette, noLook, type SiteLogo, type SiteLook, siteThemeUpdated } from '#protocol/tenants/site-theme.ts'
import { type Changed, type ChangedBy, change, changedAt, changedBy, done, mayChangeLook } from './change-settings.ts'
import { logoOfLook } from './logo-of-look.ts'

type Row = {
  live: Partial<SiteLook>
  draft: Partial<SiteLook> | null
  previous: Partial<SiteLook> | null
  logo: SiteLogo | null
  changedAt: string
} & ChangedBy
const whole = (look: Partial<SiteLook>): SiteLook => ({ ...noLook, ...look })

export const lookDesk = answer(protocol.lookDesk, async ({ me, read }) => {
  if (!mayChangeLook(me)) throw fail('access.forbidden')
  const [row] = await read<Row>({
    text: `select s.theme as live, s.look_draft as draft, s.look_previous as previous, ${logoOfLook('coalesce(s.look_draft, s.theme)')} as logo, u.id as "byId",
                  ${changedAt('look')},
                  concat_ws(' ', u.first_name, u.last_name) as "byName"
           from site_settings s left join users u on u.id = s.look_by`,
    values: [],
  })
  const { live = {}, draft, previous } = row ?? {}
  return {
    meta: {
      live: whole(live),
      draft: draft ? whole(draft) : null,
      previous: previous ? whole(previous) : null,
      logo: row?.logo ?? null,
      changedAt: row?.changedAt ?? protocol.NEVER,
      changedBy: changedBy(row),
    },
  }
})

const tellAll = (tx: Tx, { id }: Changed) => tx.emit(siteThemeUpdated, {}, { type: 'siteSettings', id })

async function isPicture(tx: Tx, id: string): Promise<boolean> {
  const text = `select from library_files where id = $1 and kind = 'picture' and status = 'kept'`
  return (await tx.row(text, [id])) !== undefined
}

export const saveLook = handle(
  protocol.saveLook,
  async ({ input: { seen, primary, secondary, ...rest }, tx }) => {
    const paletteOf = (name: 'primary' | 'secondary', given: string | null | undefined) => {
      if (!given) return null
      const { shades } = parseShades(given)
      if (!isPalette(shades)) throw failField('theme.shades', name)
      return shades
    }
    const look: SiteLook = {
      ...noLook,
      ...rest,
      primary: paletteOf('primary', primary),
      secondary: paletteOf('secondary', secondary),
    }
    if (look.logoId && !(await isPicture(tx, look.logoId))) throw failField('look.logo', 'logoId')
    return done(await change(tx, 'look', seen, 'look_draft = $3', JSON.stringify(look)))
  },
  mayChangeLook,
)

/** Drafts may be anything; what everybody sees can be read by everybody. */
export const publishLook = handle(
  protocol.publishLook,
  async ({ input: { seen }, tx }) => {
    const row = await tx.row<{ draft: SiteLook | null }>('select look_draft as draft from site_settings')
    if (!row?.draft) throw fail('look.nothing')
    for (const name of paletteNames) {
      const palette = row.draft[name]
      if (palette && !canBeRead(name, palette)) throw failField('look.contrast', name)
    }
    const set = 'look_previous = theme, theme = look_draft, look_draft = null, updated_by = $2'
    const changed = await change(tx, 'look', seen, set)
    tellAll(tx, changed)
    return done(changed)
  },
  mayChangeLook,
)

export const dropLook = handle(
  protocol.dropLook,
  async ({ input: { seen }, tx }) => {
    return done(await change(tx, 'look', seen, 'look_draft = null'))
  },
  mayChangeLook,
)

export const undoLook = handle(
  protocol.undoLook,
  async ({ input: { seen }, tx }) => {
    const row = await tx.row<{ has: boolean }>('select look_previous is not null as has from site_settings')
    if (!row?.has) throw fail('look.noPrevious')
    const changed = await change(tx, 'look', seen, 'theme = look_previous, look_previous = theme, updated_by = $2')
    tellAll(tx, changed)
    return done(changed)
  },
  mayChangeLook,
)
