import { answer, feature, route } from '#engine/feature.ts'
import { query } from '#protocol/declaring/define.ts'

/** What the product must not have, to see how the road around it holds: bugs, and a very large answer. */
export function faultyFeature(large: Buffer = Buffer.alloc(0)) {
  const bug = route('GET /test/bug', 'public', async () => {
    throw new Error('canary: select password_hash from credentials')
  })
  const where = route('GET /test/address', 'public', async ({ call, reply }) => reply.send(call.ip))
  const largeAnswer = route('GET /test/large', 'public', async ({ reply }) => reply.send(large))
  const brokenSql = answer(query('brokenSql', 'GET /broken_sql', { access: 'public' }), async ({ read }) => {
    await read({ text: 'select canary_column from canary_table' })
    return { meta: {} }
  })
  return feature({ routes: [bug, where, largeAnswer], queries: [brokenSql] })
}
