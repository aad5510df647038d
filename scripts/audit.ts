import { Sealing } from '../server/src/documents/sealing/sealing.ts'
import { readEnv } from '../server/src/env.ts'
import { type ChainAnswer, checkChain, trustedKeys } from '../server/src/events/chain/check-chain.ts'
import { runTask } from './lib/with-database.ts'

const usage = `Whether what happened is still told as it happened.
  npm run audit:verify             reads the log of every site and checks its chain of hashes and signatures
The key is the one that documents are sealed with: seal.pem in DATA_DIR, or SEAL_P12. The database is DATABASE_URL, or the
one that Stagehaven runs in DATA_DIR.`

const lines = ({ site, blocks, events, head, troubles }: ChainAnswer) => [
  `${troubles.length > 0 ? '✗' : '✓'} ${site}  ${events} events in ${blocks} blocks${head ? `, the last is ${head}` : ''}`,
  ...troubles.map((trouble) => `    ${trouble}`),
]

await runTask(
  {
    async verify(client) {
      const keys = await trustedKeys(client, await new Sealing(readEnv()).key())
      const { rows } = await client.query<{ id: string; key: string }>('select id, key from tenants order by key')
      const answers: ChainAnswer[] = []
      for (const site of rows) answers.push(await checkChain(client, site, keys))
      const text = answers.flatMap(lines).join('\n')
      if (answers.some(({ troubles }) => troubles.length > 0)) throw new Error(text)
      return text
    },
  },
  usage,
)
