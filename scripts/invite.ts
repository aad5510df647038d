import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isEmail } from '../protocol/src/declaring/fields.ts'
import { buildApp } from '../server/src/app.ts'
import { Database } from '../server/src/db/database.ts'
import { runningUrl } from '../server/src/db/embedded/running-url.ts'
import { appUrl } from '../server/src/db/migrate.ts'
import { System } from '../server/src/db/system.ts'
import { readEnv } from '../server/src/env.ts'
import { inviteFirst } from '../server/src/features/users/invite/invite-first.ts'
import { databasePassword } from '../server/src/start.ts'
import { Sites } from '../server/src/tenants/sites.ts'

const usage = `Invites the first administrator of a school, of a volunteer centre, or of a whole site.
  npm run invite -- <site> <e-mail> <first name> <last name> --school "<name>"
  npm run invite -- <site> <e-mail> <first name> <last name> --centre "<name>"
  npm run invite -- <site> <e-mail> <first name> <last name>
Stagehaven must be running: it sends the mail.`

async function invite(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { school: { type: 'string' }, centre: { type: 'string' } },
  })
  const [key, email, firstName, lastName] = positionals
  if (!key || !email || !firstName || !lastName || !isEmail(email) || (values.school && values.centre))
    throw new Error(usage)
  const env = readEnv()
  const url = env.databaseUrl ?? (await runningUrl(join(env.dataDir, 'postgres')))
  const db = new Database(appUrl(url, databasePassword(env.secret)))
  try {
    const sites = await Sites.load(new System(db), env.defaultTenant, env.publicUrl)
    const site = sites.key(key)
    if (!site)
      throw new Error(
        `There is no site ${key}. The sites are: ${sites
          .all()
          .map(({ key }) => key)
          .join(', ')}.`,
      )
    const { road } = await buildApp({ env, db, sites })
    const name = values.school ?? values.centre
    const organization = name && ({ type: values.school ? 'School' : 'VolunteerCenter', name } as const)
    await road.inTenant(site, (tx) =>
      inviteFirst(tx, { email, firstName, lastName, ...(organization && { organization }) }),
    )
    const unsent = env.isProduction
      ? ' SMTP_URL is not set here: if the server has none either, nobody gets it.'
      : ' Without SMTP_URL it waits at /dev/mail.'
    return `The invitation for ${email} is on its way.${env.smtpUrl ? '' : unsent}`
  } finally {
    await db.close()
  }
}

try {
  console.log(await invite())
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
