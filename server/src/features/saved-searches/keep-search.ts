import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/saved-searches.ts'
import { coreOf, readSearch } from '#protocol/features/stagebank/stagebank-search.ts'

/** Only the question is kept. Asked once more, the name and the rhythm that were given last count. */
export const saveSearch = handle(protocol.saveSearch, async ({ input, me, tx }) => {
  const search = coreOf(readSearch(new URLSearchParams(input.search)))
  // Two at once wait for one another, so that neither slips past the most one may have.
  await tx.row('select id from users where id = $1 for no key update', [me.id])
  const kept = await tx.rows<{ id: string; search: string }>(
    'select id, search from saved_searches where user_id = $1',
    [me.id],
  )
  const same = kept.find((each) => each.search === search)
  const { name, alert } = input
  if (same) {
    await tx.update(protocol.savedSearches, same.id, { name, alert })
    return { id: same.id }
  }
  if (kept.length >= protocol.mostSavedSearches) {
    throw fail('savedSearch.tooMany', { max: protocol.mostSavedSearches })
  }
  const row = await tx.insert(protocol.savedSearches, { userId: me.requireId(), name, search, alert })
  return { id: row.id, created: true }
})

/** Whoever wants mails again is told what comes from now on, not what they missed on purpose. */
export const changeSavedSearch = handle(protocol.updateSavedSearch, async ({ subject, input, tx }) => {
  const isStarted = subject.alert === 'off' && input.alert !== undefined && input.alert !== 'off'
  await tx.update(protocol.savedSearches, subject.id, { ...input, ...(isStarted ? { toldUntil: new Date() } : {}) })
})

export const deleteSavedSearch = handle(protocol.deleteSavedSearch, async ({ subject, tx }) => {
  await tx.remove(protocol.savedSearches, subject.id)
  return null
})

/** All mails of this kind stop, since one mail tells about all searches. A key that is not known any more has nothing to stop. */
export const stopAlerts = handle(protocol.stopAlerts, async ({ input, tx }) => {
  await tx.run(
    `update saved_searches set alert = 'off' where alert <> 'off'
       and user_id in (select user_id from alert_stop_keys where key = $1)`,
    [input.key],
  )
  return null
})
