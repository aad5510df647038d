import type pg from 'pg'
import { keptKey, replaceKey } from '../server/src/documents/sealing/key-file.ts'
import { announceKey, knownKeys, retireKey } from '../server/src/documents/sealing/seal-certificates.ts'
import { dataDir, runTask } from './lib/with-database.ts'

const usage = `The keys that documents are sealed with. What a key sealed stays genuine after it was replaced.
  npm run seal -- list             all keys of this installation, oldest first
  npm run seal -- rotate           a new key for new documents, from the same root; needs no restart
  npm run seal -- retire <key>     says that no machine uses this one any more; the first 16 signs of it will do
The key is seal.pem in DATA_DIR; one given by SEAL_P12 is replaced there. The database is DATABASE_URL, or the one that
Stagehaven runs in DATA_DIR.`

const tasks: Record<string, (client: pg.Client, argument: string | undefined) => Promise<string>> = {
  async list(client) {
    const keys = await knownKeys(client)
    if (keys.length === 0) return 'No key yet: one is made at the first start.'
    const lineOf = ({ fingerprint, addedAt, retiredAt }: (typeof keys)[number]) =>
      `${fingerprint}  since ${addedAt.toISOString()}${retiredAt ? `  until ${retiredAt.toISOString()}` : ''}`
    return keys.map(lineOf).join('\n')
  },

  async rotate(client) {
    if (process.env.SEAL_P12)
      throw new Error('The key is given by SEAL_P12: give a new one there, then retire the old.')
    const old = await keptKey(dataDir, 'Stagehaven')
    const key = await replaceKey(dataDir, (made) => announceKey(client, made))
    await announceKey(client, old)
    await retireKey(client, old.fingerprint)
    return `New documents are sealed with ${key.fingerprint}.\nCopy seal.pem in DATA_DIR to the other machines of this installation, if there are any.`
  },

  async retire(client, argument) {
    if (!/^[0-9a-f]{16,64}$/.test(argument ?? '')) throw new Error(usage)
    const found = (await knownKeys(client)).filter(({ fingerprint }) => fingerprint.startsWith(argument as string))
    if (found.length !== 1) throw new Error(`There is no key ${argument}.`)
    const [{ fingerprint }] = found as [(typeof found)[number]]
    return (await retireKey(client, fingerprint)) ? `${fingerprint} is retired.` : `${fingerprint} was retired before.`
  },
}

await runTask(tasks, usage)
