import { randomUUID } from 'node:crypto'
import { EntreeBrowser } from './entree-browser.ts'
import { clientId, clientSecret, type SchoolClaims, startIdentityProvider } from './identity-provider.ts'
import { asOwner, newApp } from './setup.ts'
import { type Person, world } from './world.ts'

/** An app whose people sign in at a real identity provider. */
export async function startEntreeStory() {
  const idp = await startIdentityProvider()
  const app = await newApp({
    entree: { issuer: idp.issuer, clientId, clientSecret, scope: 'openid', timeoutSeconds: 5 },
  })
  const newWorld = () => world({}, app)
  type World = Awaited<ReturnType<typeof newWorld>>

  const change = ({ site }: World, text: string, values: unknown[] = []) =>
    app.road.db.withTenant(site.id, (sql) => sql.run(text, values))

  return {
    idp,
    app,
    newWorld,
    change,

    /** Somebody at the identity provider: a pupil of the world's school, unless the test says otherwise. */
    newIdentity(claims: SchoolClaims = {}): string {
      const subject = `${randomUUID()}@school.test`
      idp.people.set(subject, {
        givenName: 'Sam',
        eduPersonAffiliation: ['student'],
        nlEduPersonHomeOrganizationId: ['11ZZ'],
        ...claims,
      })
      return subject
    },

    /** This person signed in as this identity before. */
    link: (here: World, user: Person, subject: string) =>
      change(here, 'insert into identities (user_id, issuer, subject) values ($1, $2, $3)', [
        user.id,
        idp.issuer,
        subject,
      ]),

    /** The whole way through the identity provider, up to the page that the person sees in the end. */
    async signIn({ site }: World, subject: string | null, browser = new EntreeBrowser(app, site)) {
      const address = await idp.walk(await browser.start('/stagebank?kind=zorg'), subject)
      return { browser, address, ...(await browser.comeBack(address)) }
    },
  }
}

export const identitiesOf = (user: Person) =>
  asOwner(async (client) => {
    const found = await client.query('select issuer, subject from identities where user_id = $1', [user.id])
    return found.rows
  })

export const eventsAbout = (user: Person): Promise<string[]> =>
  asOwner(async (client) => {
    const found = await client.query('select name from events where subject_id = $1 order by created_at', [user.id])
    return found.rows.map((row) => row.name)
  })
