import { failField } from '#engine/fail.ts'
import type { HandledRoute } from '#engine/feature.ts'
import { allOf, compile, Params } from '#engine/judging/condition.ts'
import type { Road } from '#engine/road.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { workFileRules, workFileSizes } from '#protocol/features/assignments.ts'
import { forgetFile } from '#server/files/forget-file.ts'
import { privateFileRoute } from '#server/files/private-file-route.ts'
import type { Storage } from '#server/files/storage.ts'
import type { UploadKind } from '#server/files/uploads.ts'
import { filePolicy, maySend } from '../assignments.policy.ts'

/** Photos, PDF and documents of an office, known by what is in them. */
export const workFileUpload: UploadKind = {
  kind: 'workFile',
  may: maySend,
  sizes: workFileSizes,
  maxBytes: workFileRules.maxBytes,
  mostPixels: 50_000_000,
  quality: 80,
  takesDocuments: true,
  isKeptOnce: true,
}

/** What one sent oneself, also before; of an assignment what a colleague put there too. */
async function requireFiles(tx: Tx, fileIds: readonly string[], assignmentId: string | null): Promise<void> {
  if (fileIds.length > workFileRules.maxFiles)
    throw failField('work.tooMany', 'fileIds', { max: workFileRules.maxFiles })
  const found = await tx.rows(
    `update files f set used_at = coalesce(f.used_at, now()) where f.id = any($1::uuid[]) and f.kind = 'workFile' and (f.owner_id = $2
       or exists (select from assignment_files a where a.file_id = f.id and a.assignment_id = $3)) returning id`,
    [fileIds, tx.me.id, assignmentId],
  )
  if (found.length < fileIds.length) throw failField('relation.missing', 'fileIds', { name: 'file' })
}

const unique = (ids: readonly string[]) => [...new Set(ids)]

type Version = { workId: string; versionId: string }
export async function putFiles(tx: Tx, given: readonly string[], { workId, versionId }: Version): Promise<void> {
  const fileIds = unique(given)
  if (fileIds.length === 0) return
  await requireFiles(tx, fileIds, null)
  await tx.run(
    `insert into assignment_files (file_id, work_id, version_id, position)
     select f.id, $2, $3, f.at from unnest($1::uuid[]) with ordinality as f(id, at)`,
    [fileIds, workId, versionId],
  )
}

/** The files of an assignment are these; the others go. */
export async function replaceFiles(tx: Tx, assignmentId: string, given: readonly string[]): Promise<void> {
  const fileIds = unique(given)
  await requireFiles(tx, fileIds, assignmentId)
  const before = await tx.rows<{ id: string }>(
    'delete from assignment_files where assignment_id = $1 returning file_id as id',
    [assignmentId],
  )
  await tx.run(
    `insert into assignment_files (file_id, assignment_id, position)
     select f.id, $2, f.at from unnest($1::uuid[]) with ordinality as f(id, at)`,
    [fileIds, assignmentId],
  )
  await forgetUnused(
    tx,
    before.map(({ id }) => id),
  )
}

/** A file may stand at several versions: it goes with the last. */
export async function forgetUnused(tx: Tx, fileIds: readonly string[]): Promise<void> {
  const unused = await tx.rows<{ id: string }>(
    `select f.id from files f where f.id = any($1::uuid[]) and not exists (select from assignment_files a where a.file_id = f.id)`,
    [fileIds],
  )
  for (const { id } of unused) await forgetFile(tx, id)
}

/** For who reads the assignment or the work; to everybody else it is not there. */
export const workFileRoute = (road: Road, storage: Storage): HandledRoute =>
  privateFileRoute(road, storage, {
    endpoint: 'GET /api/v1/assignment_files/:id/:size',
    sizes: workFileSizes,
    showsPdf: true,
    find: (me, id) => {
      const params = new Params()
      const where = compile(allOf({ id }, filePolicy.read(me)), 'a', params)
      if (where === false) return undefined
      return {
        text: `select f.id as "fileId", f.content_type as "contentType", f.name from assignment_files a
          join files f on f.id = a.file_id where ${where}`,
        values: params.values,
      }
    },
  })
