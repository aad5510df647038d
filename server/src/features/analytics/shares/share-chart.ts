import { hashToken } from '#auth/authenticate.ts'
import { newLinkToken } from '#auth/tokens.ts'
import { fail, failField } from '#engine/fail.ts'
import { answer, handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import * as protocol from '#protocol/features/chart-shares.ts'
import { seesDemand, seesSupply } from '../analytics.policy.ts'

/** What is kept is what others may see: small groups are gone before it is written down. */
export const shareChart = handle(
  protocol.shareChart,
  async ({ input: { chart, about, endsOn }, me, tx }) => {
    // Whoever looks into somebody's account does not give out in their name.
    if (me.isImpersonated) throw fail('impersonation.forbidden')
    if (!protocol.isSharedChart(chart)) throw failField('chartShare.invalid', 'chart')
    const userId = me.requireId()
    const { mine, isDay } = await tx.one<{ mine: number; isDay: boolean }>(
      `with over as (delete from chart_shares where ends_on < today_nl())
       select count(*)::int as mine, $2::date between today_nl() and today_nl() + $3::int as "isDay"
       from chart_shares where user_id = $1 and ends_on >= today_nl()`,
      [userId, endsOn, protocol.mostShareDays],
    )
    if (!isDay) throw failField('chartShare.day', 'endsOn')
    if (mine >= protocol.mostChartShares) throw fail('chartShare.tooMany', { max: protocol.mostChartShares })
    const token = newLinkToken()
    const shown = protocol.forOthers(chart)
    await tx.run(
      `insert into chart_shares (user_id, title, about, chart, token_hash, ends_on) values ($1, $2, $3, $4, $5, $6)`,
      [userId, shown.title, about, JSON.stringify(shown), hashToken(token), endsOn],
    )
    tx.emit(protocol.chartShared, { userId }, { type: 'users', id: userId })
    const address = `${tx.site.url}${protocol.sharedChartPath(token)}`
    return { status: 201, body: metaDocument({ address }), isSecret: true }
  },
  (me) => seesDemand(me) || seesSupply(me),
)

export const endChartShare = handle(protocol.endChartShare, async ({ subject: { id, userId }, tx }) => {
  await tx.remove(protocol.chartShares, id)
  tx.emit(protocol.chartShareEnded, { userId }, { type: 'users', id: userId })
  return null
})

type Open = { chart: protocol.SharedChart; about: string; endsOn: string; madeOn: string }

/** Nothing tells an address that ended from one that never was. */
export const openSharedChart = answer(protocol.openSharedChart, async ({ read, asked }) => {
  const token = asked().filter.get('token')?.text ?? ''
  const [found] = await read<Open>({
    text: `select chart, about, ends_on::text as "endsOn", (created_at at time zone 'Europe/Amsterdam')::date::text as "madeOn"
      from chart_shares where token_hash = $1 and ends_on >= today_nl()`,
    values: [hashToken(token)],
  })
  const opened: protocol.OpenedChart = found
    ? { state: 'open', ...found, chart: protocol.forOthers(found.chart) }
    : { state: 'gone' }
  return { meta: opened }
})
