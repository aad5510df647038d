import { apiOf, type ResourceObject } from './json-api.ts'
import { libraryApp } from './library.ts'
import { world } from './world.ts'

/** A library with two shelves, and somebody who may write in it. */
export async function libraryWorld() {
  const { app, database } = await libraryApp()
  const site = await world({}, app)
  const admin = apiOf(app, site.schoolAdmin.credentials)
  const student = apiOf(app, site.student.credentials)
  const guest = apiOf(app, { 'x-tenant': site.site.key })
  const made = async (type: string, attributes: object, relationships?: object): Promise<ResourceObject> =>
    (await admin('POST', `/${type}`, { data: { type, attributes, relationships } })).document.data
  const shelf = await made('shelves', { name: 'Poetry' })
  const other = await made('shelves', { name: 'Travel' })
  const on = ({ id }: ResourceObject) => ({ data: { type: 'shelves', id } })
  const book = (attributes: object = {}, relationships: object = {}) =>
    made('books', { title: 'Awater', ...attributes }, { shelf: on(shelf), ...relationships })
  const eventsAbout = async (id: string) =>
    (
      await database.rows<{ name: string }>('select name from events where subject_id = $1 order by created_at', [id])
    ).map((row) => row.name)
  return { ...site, app, database, admin, studentApi: student, guestApi: guest, shelf, other, on, book, eventsAbout }
}
