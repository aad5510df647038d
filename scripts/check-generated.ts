import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { features } from '../server/src/features.ts'
import { openApiDocument } from '../server/src/http/docs/openapi.ts'
import { abilityNames } from './lib/ability-names.ts'
import { activityKinds } from './lib/activity-kinds.ts'
import { collected } from './lib/collected-tables.ts'
import { iconModule, iconSprite } from './lib/icon-sprite.ts'
import { knownResources } from './lib/known-resources.ts'
import { lifecyclesDocument } from './lib/lifecycles-document.ts'
import { notificationKinds } from './lib/notification-kinds.ts'
import { notificationsDocument } from './lib/notifications-document.ts'
import { periodicSections } from './lib/periodic-sections.ts'
import { personalData } from './lib/personal-data.ts'
import { queueNames } from './lib/queue-names.ts'
import { reservedSlugs } from './lib/reserved-slugs.ts'
import { wordFiles } from './lib/word-files.ts'

/** Generated files are reviewed like code: they must be what the declarations say. `--write` brings them up to date. */
process.chdir(join(import.meta.dirname, '..'))
const files: Record<string, string> = {
  'docs/lifecycles.md': lifecyclesDocument(features, await readFile('docs/permissions.md', 'utf8')),
  'docs/notifications.md': notificationsDocument(features),
  'docs/openapi.json': `${JSON.stringify(openApiDocument(features), null, 2)}\n`,
  'docs/personal-data.md': personalData(features),
  'protocol/src/generated/abilities.ts': abilityNames(features),
  'protocol/src/generated/errors.ts': await collected('errors'),
  'protocol/src/generated/blocks.ts': await collected('blocks'),
  'protocol/src/generated/activity-kinds.ts': activityKinds(features),
  'protocol/src/generated/notification-kinds.ts': notificationKinds(features),
  'protocol/src/generated/periodic-sections.ts': periodicSections(features),
  'protocol/src/generated/queues.ts': queueNames(features),
  'protocol/src/generated/reserved-slugs.ts': await reservedSlugs(),
  'web/app/lib/generated/word-files.ts': wordFiles(),
  'web/app/ui/icons.svg': iconSprite(),
  'web/app/ui/icons.tsx': iconModule(),
  'protocol/src/generated/resources.ts': await knownResources(features),
}

const isWriting = process.argv.includes('--write')
let hasNewCode = false
for (const [name, text] of Object.entries(files)) {
  if ((await readFile(name, 'utf8').catch(() => '')) === text) continue
  if (isWriting) {
    await writeFile(name, text)
    hasNewCode ||= name.endsWith('.ts')
  } else {
    console.error(`${name} does not match the declarations: run "npm run generate" and review the change.`)
    process.exitCode = 1
  }
}
// What was written is part of the declarations, so whatever follows from it is written by a process that has read it.
if (hasNewCode) execFileSync(process.execPath, [import.meta.filename, '--write'], { stdio: 'inherit' })
