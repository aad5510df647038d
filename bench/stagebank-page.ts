import { fillBakery } from './fill-bakery.ts'
import { pageAgainstFile } from './page-against-file.ts'

/** `npm run bench:page`: the HTML of the stagebank for a visitor, against the same bytes as a file of the same process. */
const SIZE = Number(process.env.BENCH_SIZE ?? 2000)

await pageAgainstFile({
  path: '/stagebank',
  sees: /Plek nummer/,
  fill: (client, tenantId) => fillBakery(client, tenantId, SIZE),
})
