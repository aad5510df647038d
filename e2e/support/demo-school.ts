import { emailOf, password, serverUrl } from './journey.ts'

/** What the administrator of the demo school calls the API with. */
async function keysOfSchool(): Promise<Record<string, string>> {
  const body = JSON.stringify({ email: emailOf('schooladmin', 'demo'), password })
  const headers = { 'x-tenant': 'demo', 'content-type': 'application/json' }
  const signedIn = await fetch(`${serverUrl()}/auth/sign_in`, { method: 'POST', headers, body })
  return { 'x-tenant': 'demo', authorization: signedIn.headers.get('authorization') ?? '' }
}
const keys = await keysOfSchool()

/** The API as the school of the demo site sees it. */
export const demoSchool = {
  /** The first row of a list. */
  async firstRow(path: string): Promise<{ id: string; attributes: Record<string, unknown> }> {
    const answer = await fetch(`${serverUrl()}/api/v1/${path}`, { headers: keys })
    const { data }: { data: { id: string; attributes: Record<string, unknown> }[] } = JSON.parse(await answer.text())
    if (!data[0]) throw new Error(`The demo site has no ${path}`)
    return data[0]
  },
  /** The same by its id. */
  async first(path: string): Promise<string> {
    return (await demoSchool.firstRow(path)).id
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
}
export type DemoSchool = typeof demoSchool
