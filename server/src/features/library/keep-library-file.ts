import { fail } from '#engine/fail.ts'
import { handle, job } from '#engine/feature.ts'
import * as protocol from '#protocol/features/library.ts'
import { forgetFile } from '#server/files/forget-file.ts'
import { safeName } from './inspect-file.ts'
import { isUsed } from './library-summary.ts'

const { remove, restore } = protocol.libraryFileLife
const about = (id: string) => ({ type: 'libraryFiles', id })

/** What stands on a page keeps words for who does not see it. */
export const updateLibraryFile = handle(protocol.updateLibraryFile, async ({ subject, input, tx }) => {
  const name = input.name === undefined ? {} : { name: safeName(input.name, subject.name) }
  const { kind, isDecorative, altNl } = { ...subject, ...input }
  if (kind === 'picture' && !isDecorative && !altNl) {
    const use = await tx.row(`select 1 as found from library_files l where id = $1 and ${isUsed('l')}`, [subject.id])
    if (use) throw fail('library.undescribed', {}, { pointer: '/data/attributes/altNl' })
  }
  await tx.update(protocol.libraryFiles, subject.id, { ...input, ...name })
  tx.emit(protocol.libraryFileUpdated, { libraryFileId: subject.id }, about(subject.id))
})

/** It leaves the pages at once; where it stood is remembered, for who takes it back. */
export const removeLibraryFile = handle(protocol.removeLibraryFile, async ({ subject, tx }) => {
  await tx.move(remove, subject, { set: { removedAt: new Date() }, tell: { libraryFileId: subject.id } })
  return null
})

export const restoreLibraryFile = handle(protocol.restoreLibraryFile, async ({ subject, tx }) => {
  await tx.move(restore, subject, { set: { removedAt: null }, tell: { libraryFileId: subject.id } })
})

const SLICE = 100

/** What nobody took back goes, with its bytes. */
export const forgetRemovedFiles = job(
  'forgetRemovedFiles',
  async ({ site, road }) => {
    let isMore = true
    while (isMore)
      isMore = await road.inTenant(site, async (tx) => {
        const gone = await tx.rows<{ file_id: string }>(
          `delete from library_files where id in (select id from library_files
             where status = 'removed' and removed_at < now() - make_interval(days => $1) order by id limit ${SLICE})
           returning file_id`,
          [protocol.libraryRules.removedDays],
        )
        for (const { file_id } of gone) await forgetFile(tx, file_id)
        return gone.length === SLICE
      })
  },
  '50 2 * * *',
)
