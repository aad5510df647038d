import { fail } from '#engine/fail.ts'
import { answer, handle } from '#engine/feature.ts'
import { choicesOf, type News, readerOf } from '#engine/news.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/news-choices.ts'
import { keysOf } from '#protocol/shared/guards.ts'

/** What stands for itself among what one chooses. */
const isChoosable = (news: News) => !news.with && choicesOf(news).length > 0

/** What can reach whoever asks, with what they chose. */
export const ownNews = answer(protocol.ownNews, async ({ me, call, read, registry }) => {
  const chosen = new Map(
    (
      await read<{ kind: string; choice: protocol.NewsChoice }>({
        text: 'select kind, choice from news_choices where user_id = $1',
        values: [me.requireId()],
      })
    ).map(({ kind, choice }) => [kind, choice]),
  )
  const readers = readerOf(me)
  const language = me.locale === 'nl' ? 0 : 1
  const reaching = registry.news.filter(
    (each) => !each.with && (!each.flag || call.site.flags[each.flag]) && each.to.some((reader) => readers.has(reader)),
  )
  const choiceOf = (each: News) => (each.fixed ? 'now' : (chosen.get(each.kind) ?? each.comes))
  const shown = (each: News): protocol.ChosenNews => ({
    kind: each.kind,
    name: each.name[language],
    choice: choiceOf(each),
    isChanged: !each.fixed && choiceOf(each) !== each.comes,
    choices: choicesOf(each),
    why: each.fixed?.[language] ?? null,
    path: each.chosenAt ?? null,
  })
  const groups = protocol.newsGroups.map((group) => ({
    group,
    news: reaching.filter((each) => each.group === group).map(shown),
  }))
  return { meta: { groups: groups.filter((each) => each.news.length > 0) } }
})

const keep = (tx: Tx, userId: string, choice: protocol.NewsChoice, kinds: readonly string[]) =>
  tx.run(
    `insert into news_choices (user_id, kind, choice) select $1, k, $2 from unnest($3::text[]) k
     on conflict (tenant_id, user_id, kind) do update set choice = excluded.choice, updated_at = now()
     where news_choices.choice <> excluded.choice`,
    [userId, choice, kinds],
  )

export const chooseNews = handle(
  protocol.chooseNews,
  async ({ input, me, tx }) => {
    if (me.isImpersonated) throw fail('impersonation.forbidden')
    const known = new Map<string, News>(tx.registry.news.filter(isChoosable).map((each) => [each.kind, each]))
    for (const choice of keysOf(input)) {
      const kinds = [...new Set(input[choice] ?? [])]
      for (const kind of kinds) {
        const each = known.get(kind)
        if (!each || !choicesOf(each).includes(choice)) throw fail('news.fixed', { kind })
      }
      await keep(tx, me.requireId(), choice, kinds)
    }
    return null
  },
  (me) => !me.isGuest,
)

/**
 * No more mails; what stands in the product stays there, since whoever is in a mailbox wants that quiet. A key that is not
 * known has nothing to stop, and what cannot be off goes on.
 */
export const stopNews = handle(protocol.stopNews, async ({ input, tx }) => {
  const owner = await tx.row<{ userId: string }>('select user_id as "userId" from alert_stop_keys where key = $1', [
    input.key,
  ])
  if (!owner) return null
  const mailed = tx.registry.news.filter((each) => isChoosable(each) && each.mails)
  const meant = tx.registry.news.find(({ kind }) => kind === input.kind)
  const stopped = input.all ? mailed : mailed.filter(({ kind }) => kind === (meant?.with ?? meant?.kind))
  for (const isMailOnly of [true, false]) {
    const kinds = stopped.filter((each) => Boolean(each.isMailOnly) === isMailOnly).map(({ kind }) => kind)
    const off = isMailOnly ? 'off' : 'periodic'
    await tx.run(
      `insert into news_choices (user_id, kind, choice) select $1, k, $2 from unnest($3::text[]) k
       on conflict (tenant_id, user_id, kind) do update set choice = excluded.choice, updated_at = now()
       where news_choices.choice = 'now'`,
      [owner.userId, off, kinds],
    )
  }
  return null
})
