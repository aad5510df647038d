import { fail, failField } from '#engine/fail.ts'
import { answer, handle } from '#engine/feature.ts'
import type { Me } from '#engine/judging/me.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { canBeRead, paletteNames } from '#protocol/tenants/look-contrast.ts'
import { parseShades } from '#protocol/tenants/shades.ts'
import * as protocol from '#protocol/tenants/site-look.ts'
import { isPalette, noLook, type SiteLook, siteThemeUpdated } from '#protocol/tenants/site-theme.ts'

export const mayChangeLook = (me: Me) => me.isOperator || me.isSchoolOrCenterAdmin

type Row = {
  live: Partial<SiteLook>
  draft: Partial<SiteLook> | null
  previous: Partial<SiteLook> | null
  changedAt: string
  byId: string | null
  byName: string | null
}
/** To the millisecond, as it comes back from who saw it. */
const changedAt = `to_char(look_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
type Changed = { id: string; changedAt: string }
const whole = (look: Partial<SiteLook>): SiteLook => ({ ...noLook, ...look })

export const lookDesk = answer(protocol.lookDesk, async ({ me, read }) => {
  if (!mayChangeLook(me)) throw fail('access.forbidden')
  const [row] = await read<Row>({
    text: `select s.theme as live, s.look_draft as draft, s.look_previous as previous, u.id as "byId",
                  ${changedAt} as "changedAt",
                  concat_ws(' ', u.first_name, u.last_name) as "byName"
           from site_settings s left join users u on u.id = s.look_by`,
    values: [],
  })
  const { live = {}, draft, previous, byId, byName } = row ?? {}
  return {
    meta: {
      live: whole(live),
      draft: draft ? whole(draft) : null,
      previous: previous ? whole(previous) : null,
      changedAt: row?.changedAt ?? protocol.NEVER,
      changedBy: byId && byName ? { id: byId, name: byName } : null,
    },
  }
})

/**
 * Changes the one row of the site when it still is as the caller saw it, in one step. A site that never changed anything has
 * no row yet.
 */
async function change(tx: Tx, seen: string, set: string, ...values: unknown[]): Promise<Changed> {
  if (seen === protocol.NEVER) await tx.run('insert into site_settings default values on conflict do nothing')
  const row = await tx.row<Changed>(
    `update site_settings set ${set}, look_at = clock_timestamp(), look_by = $2
     where date_trunc('milliseconds', look_at) = $1::timestamptz returning id, ${changedAt} as "changedAt"`,
    [seen, tx.me.id, ...values],
  )
  if (!row) throw fail('record.changed')
  return row
}

const done = ({ changedAt: at }: Changed) => ({ status: 200, body: metaDocument({ changedAt: at }) })
const tellAll = (tx: Tx, { id }: Changed) => tx.emit(siteThemeUpdated, {}, { type: 'siteSettings', id })

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
    return done(await change(tx, seen, 'look_draft = $3', JSON.stringify(look)))
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
    const changed = await change(tx, seen, set)
    tellAll(tx, changed)
    return done(changed)
  },
  mayChangeLook,
)

export const dropLook = handle(
  protocol.dropLook,
  async ({ input: { seen }, tx }) => {
    return done(await change(tx, seen, 'look_draft = null'))
  },
  mayChangeLook,
)

export const undoLook = handle(
  protocol.undoLook,
  async ({ input: { seen }, tx }) => {
    const row = await tx.row<{ has: boolean }>('select look_previous is not null as has from site_settings')
    if (!row?.has) throw fail('look.noPrevious')
    const changed = await change(tx, seen, 'theme = look_previous, look_previous = theme, updated_by = $2')
    tellAll(tx, changed)
    return done(changed)
  },
  mayChangeLook,
)
