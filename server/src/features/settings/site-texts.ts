import { fail } from '#engine/fail.ts'
import { answer, handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { NEVER } from '#protocol/tenants/site-look.ts'
import * as protocol from '#protocol/tenants/site-texts.ts'
import { type Changed, type ChangedBy, change, changedAt, changedBy, done, mayChangeLook } from './change-settings.ts'

type Row = { live: protocol.SiteTexts; previous: protocol.SiteTexts | null; changedAt: string } & ChangedBy

export const textsDesk = answer(protocol.textsDesk, async ({ me, read }) => {
  if (!mayChangeLook(me)) throw fail('access.forbidden')
  const [row] = await read<Row>({
    text: `select s.texts as live, s.texts_previous as previous, ${changedAt('texts')}, u.id as "byId",
                  concat_ws(' ', u.first_name, u.last_name) as "byName"
           from site_settings s left join users u on u.id = s.texts_by`,
    values: [],
  })
  const { live = {}, previous = null } = row ?? {}
  return { meta: { live, previous, changedAt: row?.changedAt ?? NEVER, changedBy: changedBy(row) } }
})

const tellAll = (tx: Tx, { id }: Changed) => tx.emit(protocol.siteTextsUpdated, {}, { type: 'siteSettings', id })

/** All of it at once, seen by everybody at once; what stood there before can come back. */
export const saveSiteTexts = handle(
  protocol.saveSiteTexts,
  async ({ input: { seen, ...given }, tx }) => {
    const set = 'texts_previous = texts, texts = $3, updated_by = $2'
    const changed = await change(tx, 'texts', seen, set, JSON.stringify(protocol.onlyTexts(given)))
    tellAll(tx, changed)
    return done(changed)
  },
  mayChangeLook,
)

export const undoSiteTexts = handle(
  protocol.undoSiteTexts,
  async ({ input: { seen }, tx }) => {
    const row = await tx.row<{ has: boolean }>('select texts_previous is not null as has from site_settings')
    if (!row?.has) throw fail('texts.noPrevious')
    const changed = await change(tx, 'texts', seen, 'texts = texts_previous, texts_previous = texts, updated_by = $2')
    tellAll(tx, changed)
    return done(changed)
  },
  mayChangeLook,
)
