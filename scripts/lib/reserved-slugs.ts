import { Database } from '#db/database.ts'
import { routesOf } from '#server/http/not-found.ts'
import { Sites } from '#tenants/sites.ts'
import { buildApp } from '../../server/src/app.ts'
import { readEnv } from '../../server/src/env.ts'
import routes from '../../web/app/routes.ts'

type Entry = { path?: string; children?: Entry[] }

const firstParts = ({ path, children = [] }: Entry): string[] =>
  path === undefined ? children.flatMap(firstParts) : [path.split('/')[0] ?? '']

/** What the addresses of the site map and of the server begin with: a page that is called so could not be reached. */
export async function reservedSlugs(): Promise<string> {
  // Nothing is asked of it: the app is only put together, to see what it answers to.
  const db = new Database('postgres://nowhere/nothing', { max: 1 })
  const env = readEnv({ SECRET: 'none', LOG_LEVEL: 'silent', SEED: 'none' })
  const app = await buildApp({ env, db, sites: new Sites('demo') })
  const served = routesOf(app.http).map(({ url }) => url.split('/')[1] ?? '')
  await app.close()
  await db.close()
  const slugs = [...new Set([...routes.flatMap(firstParts), ...served])].filter((part) => /^[a-z0-9-]+$/.test(part))
  return [
    '// Written by "npm run generate" from the site map (web/app/routes.ts) and the routes of the server.',
    'export const reservedSlugs: ReadonlySet<string> = new Set([',
    ...slugs.sort().map((slug) => `  '${slug}',`),
    '])',
    '',
  ].join('\n')
}
