import type { App } from '../src/app.ts'
import type { Person } from './world.ts'

/** A file to import, as the form of the page sends it. */
export async function uploadImport(
  app: App,
  who: Person,
  organizationId: string,
  file: string | Uint8Array,
  kind = 'students',
  name = 'leerlingen.csv',
) {
  const form = new FormData()
  form.set('organizationId', organizationId)
  form.set('kind', kind)
  form.set('source', 'magister')
  form.set('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], name))
  const request = new Request('http://x/', { method: 'POST', body: form })
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/v1/imports',
    headers: {
      ...who.credentials,
      accept: 'application/vnd.api+json',
      'content-type': request.headers.get('content-type') as string,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return {
    status: answer.statusCode,
    id: answer.statusCode === 201 ? (answer.json().data.id as string) : '',
    body: answer.body,
  }
}
