import { fail } from '#engine/fail.ts'
import { answer, feature, job } from '#engine/feature.ts'
import { allOf, sqlCondition } from '#engine/judging/condition.ts'
import { serve } from '#engine/serve.ts'
import * as protocol from '#protocol/features/retention.ts'
import { required } from '#protocol/shared/guards.ts'
import { holdRetention, releaseRetention } from './hold-retention.ts'
import { forecastText, mayBeDue } from './retention.classes.ts'
import { retentionMails } from './retention.mails.ts'
import { retentionNews } from './retention.news.ts'
import { retentionPersonal } from './retention.personal.ts'
import { clockPolicy, holdPolicy, keepsHouse, retentionAbilities, runPolicy } from './retention.policy.ts'
import { retentionSlice } from './run-retention.ts'

/** The next run is that of tomorrow's small hours: what is due by then goes. */
const retentionForecast = answer(protocol.retentionForecast, async ({ me, read }) => {
  if (!keepsHouse(me)) throw fail('access.forbidden')
  const [day] = await read<{ runsOn: string }>({ text: `select (today_nl() + 1)::text as "runsOn"`, values: [] })
  const { runsOn } = required(day, 'day')
  const [counts] = await read<protocol.RetentionForecast['counts']>({ text: forecastText, values: [runsOn] })
  return { meta: { runsOn, counts: required(counts, 'forecast') } satisfies protocol.RetentionForecast }
})

/** The clock only says that it is time; the work is done in slices, for each site apart. */
const retention = job(
  'retention',
  async ({ site, road }) => {
    await road.inTenant(site, async (tx) =>
      tx.enqueue({ identifier: 'retentionSlice', payload: {}, key: `retention:${site.id}` }),
    )
  },
  '40 2 * * *',
)

export const retentionFeature = feature({
  abilities: retentionAbilities,
  resources: [
    serve(protocol.retentionClocks, {
      table: 'retention_clocks',
      policy: clockPolicy,
      scopes: ({ isHeld, dueBy }) =>
        allOf(
          isHeld === undefined ||
            sqlCondition((t, add) => `coalesce(${t}.held_until >= today_nl(), false) = ${add(isHeld)}`),
          dueBy === undefined ||
            sqlCondition((t, add) => {
              const day = `${add(dueBy)}::date`
              return `(${t}.due_on <= ${day} and ${t}.id = any(${mayBeDue(day)}))`
            }),
        ),
    }),
    serve(protocol.retentionHolds, { table: 'retention_holds', policy: holdPolicy }),
    serve(protocol.retentionRuns, { table: 'retention_runs', policy: runPolicy }),
  ],
  commands: [holdRetention, releaseRetention],
  queries: [retentionForecast],
  jobs: [
    retention,
    job('retentionSlice', async (context) => {
      await retentionSlice(context)
    }),
  ],
  activities: { privacy: ['retention'] },
  news: retentionNews,
  mails: retentionMails,
  personal: retentionPersonal,
})
