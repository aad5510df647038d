import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { picture } from '#features/library/library.factory.ts'
import { librarySummary, removeLibraryFile, restoreLibraryFile } from '#protocol/features/library.ts'
import { lookDesk, publishLook, saveLook, undoLook } from '#protocol/tenants/site-look.ts'
import { siteTheme } from '#protocol/tenants/site-theme.ts'
import { type Person, world } from '#test/world.ts'

const w = await world()
const seen = async () => (await w.schoolAdmin.tell(lookDesk)).changedAt
const logo = async (person = w.guest) => (await person.tell(siteTheme)).logo

/** The bytes themselves are no matter here. */
async function send(who: Person, id?: string) {
  const answer = await w.app.http.inject({
    method: id ? 'PUT' : 'POST',
    url: `/api/v1/cms/files${id ? `/${id}/content` : ''}?name=logo.png`,
    headers: { ...who.credentials, 'content-type': 'application/octet-stream' },
    payload: await picture(120, 60),
  })
  const { libraryFileId, fileId } = answer.json().meta
  return { id: String(libraryFileId), fileId: String(fileId) }
}

test('a picture of the library is the logo once it is published, as long as it is in the library', async () => {
  const { id, fileId } = await send(w.schoolAdmin)
  const { unused } = await w.schoolAdmin.tell(librarySummary)
  await w.schoolAdmin.run(saveLook, '', { logoId: id, seen: await seen() })
  assert.equal(await logo(), null, 'visitors see nothing of a draft')
  assert.equal((await w.schoolAdmin.tell(lookDesk)).logo?.fileId, fileId)
  assert.equal((await w.schoolAdmin.tell(librarySummary)).unused, unused - 1, 'it is used, so nobody throws it away')

  await w.schoolAdmin.run(publishLook, '', { seen: await seen() })
  assert.deepEqual(await logo(), { fileId, width: 120, height: 60 })
  const { fileId: newer } = await send(w.schoolAdmin, id)
  assert.equal((await logo())?.fileId, newer, 'what is replaced is replaced here too')
  await w.schoolAdmin.run(removeLibraryFile, id)
  assert.equal(await logo(), null)
  await w.schoolAdmin.run(restoreLibraryFile, id)
  assert.equal((await logo())?.fileId, newer)

  await w.schoolAdmin.run(undoLook, '', { seen: await seen() })
  assert.equal(await logo(), null)
})

test('what is no picture of this site is no logo', async () => {
  const elsewhere = await world()
  const { id: theirs } = await send(elsewhere.schoolAdmin)
  for (const logoId of [randomUUID(), theirs])
    await assert.rejects(w.schoolAdmin.run(saveLook, '', { logoId, seen: await seen() }), { status: 422 })
})
