import { shareChart } from '#protocol/features/chart-shares.ts'

/** What one fills in; the chart itself is read anew. */
export const shareRules = { endsOn: shareChart.input.endsOn }
