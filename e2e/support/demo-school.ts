import { emailOf, password, serverUrl } from './journey.ts'

/** What the administrator of the school of a site calls the API with. */
async function keysOfSchool(site: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ email: emailOf('schooladmin', site), password })
  const headers = { 'x-tenant': site, 'content-type': 'application/json' }
  const signedIn = await fetch(`${serverUrl()}/auth/sign_in`, { method: 'POST', headers, body })
  return { 'x-tenant': site, authorization: signedIn.headers.get('authorization') ?? '' }
}

type FirstRow = {
  id: string
  attributes: Record<string, unknown>
  relationships: Record<string, { data?: { id: string } | null }>
}

/** The API as the school of a site sees it. */
const schoolAt = (site: string, keys: Record<string, string>) => ({
  /** The first row of a list. */
  async firstRow(path: string): Promise<FirstRow> {
    const answer = await fetch(`${serverUrl()}/api/v1/${path}`, { headers: keys })
    const { data }: { data: FirstRow[] } = JSON.parse(await answer.text())
    if (!data[0]) throw new Error(`${site} has no ${path}`)
    return data[0]
  },
  /** The same by its id. */
  async first(path: string): Promise<string> {
    return (await this.firstRow(path)).id
  },
  /** A new row, by its id. */
  async make(path: string, body: FormData | object): Promise<string> {
    const type = 'application/vnd.api+json'
    const isForm = body instanceof FormData
    const headers = { ...keys, accept: type, ...(isForm ? {} : { 'content-type': type }) }
    const sent = isForm ? body : JSON.stringify(body)
    const answer = await fetch(`${serverUrl()}/api/v1/${path}`, { method: 'POST', headers, body: sent })
    const { data }: { data: { id: string } } = JSON.parse(await answer.text())
    return data.id
  },
})
export type DemoSchool = ReturnType<typeof schoolAt>

const known = new Map<string, Promise<DemoSchool>>()
/** Asked for once for each site. */
export function schoolOf(site: string): Promise<DemoSchool> {
  const school = known.get(site) ?? keysOfSchool(site).then((keys) => schoolAt(site, keys))
  known.set(site, school)
  return school
}
export const demoSchool = await schoolOf('demo')
