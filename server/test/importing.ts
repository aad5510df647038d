import assert from 'node:assert/strict'
import type { Row } from '#protocol/declaring/rows.ts'
import * as protocol from '#protocol/features/imports.ts'
import type { App } from '../src/app.ts'
import { OwnDatabase } from './own-database.ts'
import { atEnd } from './setup.ts'
import { until } from './until.ts'
import { uploadImport } from './upload-import.ts'
import { type Person, world } from './world.ts'

// One for all files about imports.
const database = await OwnDatabase.create({ after: atEnd })
export const app = await database.app()
await app.startWorker()

export type World = Awaited<ReturnType<typeof world>>
export type Import = Row<typeof protocol.imports>

/** A site with a school year that is going on. */
export async function school(): Promise<World> {
  const w = await world({}, app)
  await app.system.ensureSchoolYears()
  return w
}

export const upload = (...given: Parameters<typeof uploadImport> extends [App, ...infer Rest] ? Rest : never) =>
  uploadImport(app, ...given)

export const becomes = (who: Person, id: string, ...states: string[]): Promise<Import> =>
  until(`the import is ${states}`, async () => {
    const row = await who.find(protocol.imports, id)
    return states.includes(row.status) ? row : undefined
  })

export const fieldsOf = (row: Import) => row.columns.map(({ field }) => field ?? '')

/** Up to the preview, with the columns as they were recognised. */
export async function preview(w: World, file: string | Uint8Array, settings: object = {}, kind = 'students') {
  const organizationId = kind === 'organizations' ? w.center.id : w.school.id
  const who = kind === 'organizations' ? w.centerAdmin : w.schoolAdmin
  const { id, status, body } = await upload(who, organizationId, file, kind)
  assert.equal(status, 201, body)
  const parsed = await becomes(who, id, 'parsed')
  await who.run(protocol.mapImport, id, { fields: fieldsOf(parsed), ...settings })
  return becomes(who, id, 'previewed', 'failed')
}

export async function run(who: Person, id: string, input: object = {}) {
  await who.run(protocol.confirmImport, id, input)
  return becomes(who, id, 'completed', 'completed_with_errors', 'failed')
}

export const rowsOf = (who: Person, importId: string, filter: object = {}) =>
  who.list(protocol.importRows, { filter: { importIdEq: importId, ...filter }, page: { size: 200 } })
export const sql = <T>(w: World, text: string, values: unknown[] = []) =>
  app.road.db.withTenant(w.site.id, (each) => each.rows<T>(text, values))
export const classesOf = async (w: World, number: string) =>
  (
    await sql<{ name: string; ended: boolean }>(
      w,
      `select g.name, m.ended_on is not null as ended from group_memberships m join groups g on g.id = m.group_id
       join student_profiles p on p.id = m.student_id where p.student_number = $1 order by m.started_on, g.name`,
      [number],
    )
  ).map(({ name, ended }) => (ended ? `(${name})` : name))
