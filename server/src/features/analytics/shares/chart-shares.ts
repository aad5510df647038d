import { anyOf } from '#engine/judging/condition.ts'
import { personal } from '#engine/personal.ts'
import { type Policy, serve } from '#engine/serve.ts'
import { chartShares } from '#protocol/features/chart-shares.ts'

/** One's own. An operator sees that there is one; the address itself nobody can read. */
const chartSharePolicy = {
  read: (me) => anyOf(me.isOperator, { userId: me.self }),
  endChartShare: (me) => anyOf(me.isOperator, { userId: me.self }),
} satisfies Policy<typeof chartShares, 'endChartShare'>

export const servedChartShares = serve(chartShares, { table: 'chart_shares', policy: chartSharePolicy })

export const chartSharesPersonal = personal({
  files: {
    'chart-shares': {
      title: ['Grafieken die je deelde', 'Charts you shared'],
      text: 'select id, title, about, ends_on, created_at from chart_shares where user_id = $1 order by created_at',
      labels: { endsOn: ['Te lezen tot en met', 'Can be read until'] },
    },
  },
  columns: { 'chart_shares.user_id': { told: 'chart-shares', onErase: 'delete' } },
})
