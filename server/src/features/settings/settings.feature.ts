import { failField } from '#engine/fail.ts'
import { answer, feature, handle } from '#engine/feature.ts'
import { ability } from '#engine/judging/ability.ts'
import { metaDocument } from '#engine/reading/document.ts'
import * as protocol from '#protocol/tenants/site-theme.ts'
import { mayChangeLook } from './change-settings.ts'
import { logoOfLook } from './logo-of-look.ts'
import { dropLook, lookDesk, publishLook, saveLook, undoLook } from './look-desk.ts'
import { settingsPersonal } from './settings.personal.ts'
import { saveSiteTexts, textsDesk, undoSiteTexts } from './site-texts.ts'

const siteTheme = answer(protocol.siteTheme, async ({ read }) => {
  const [row] = await read<{ theme: object; logo: protocol.SiteLogo | null; texts: object; version: string }>({
    text: `select theme, ${logoOfLook('theme')} as logo, texts, (extract(epoch from updated_at) * 1000)::bigint::text as version from site_settings`,
    values: [],
  })
  return {
    meta: {
      theme: { ...protocol.noLook, ...row?.theme },
      logo: row?.logo ?? null,
      texts: { ...row?.texts },
      version: row?.version ?? '0',
    },
  }
})

/** All colours and fonts at once: what is not sent goes back to how the site was made, so one never keeps half of an old look. */
const updateSiteTheme = handle(
  protocol.updateSiteTheme,
  async ({ input, me, tx }) => {
    for (const name of ['primary', 'secondary'] as const) {
      if (input[name] && !protocol.isPalette(input[name])) throw failField('theme.shades', name)
    }
    if (input.primary && !protocol.isReadable(input.primary)) throw failField('theme.contrast', 'primary')
    const theme = { ...protocol.noOverride, ...input }
    const { id } = await tx.one<{ id: string }>(
      `insert into site_settings (theme, updated_by) values ($1, $2)
       on conflict (tenant_id) do update set look_previous = site_settings.theme, theme = site_settings.theme || excluded.theme,
         look_at = clock_timestamp(), look_by = $2, updated_by = $2 returning id`,
      [JSON.stringify(theme), me.id],
    )
    tx.emit(protocol.siteThemeUpdated, {}, { type: 'siteSettings', id })
    return { status: 200, body: metaDocument({ theme }) }
  },
  mayChangeLook,
)

export const settingsFeature = feature({
  abilities: [ability('changeLook', mayChangeLook)],
  queries: [siteTheme, lookDesk, textsDesk],
  commands: [updateSiteTheme, saveLook, publishLook, dropLook, undoLook, saveSiteTexts, undoSiteTexts],
  activities: { content: ['site'] },
  personal: settingsPersonal,
})
