import { randomUUID } from 'node:crypto'
import { everybody, type Permissions } from '#test/permission-cells.ts'
import { anything, ask, call, command, fixed, fresh, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const editors = { schoolAdmin: 'all', centerAdmin: 'all', operator: 'all' }
const anyEditor = { schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' }

/** Who writes the pages keeps their files; everybody else sees those on pages that they may read. */
export const permissions: Permissions = {
  'Files of the library': {
    read: { ...everybody('on a page'), ...editors },
    updateLibraryFile: editors,
    removeLibraryFile: anyEditor,
    restoreLibraryFile: editors,
    add: anyEditor,
    replace: editors,
    librarySummary: anyEditor,
  },
  'Uses of files': { read: anyEditor },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const file = async () => {
    const fileId = await w.insert('files', {
      kind: 'library',
      name: 'Page picture',
      content_type: 'image/webp',
      size: 1,
      sha256: Buffer.from(randomUUID()),
    })
    const about = { file_id: fileId, kind: 'picture', name: 'Page picture', content_type: 'image/webp', size: 1 }
    return w.insert('library_files', about)
  }
  const use = async (status: 'draft' | 'published') => {
    const libraryFileId = await file()
    const pageId = await w.contentPage(status)
    const id = await w.insert('content_page_files', { content_page_id: pageId, library_file_id: libraryFileId })
    return { id, libraryFileId }
  }
  const shown = await use('published')
  const drafted = await use('draft')
  const files = fixed({ 'on a page': shown.libraryFileId, 'on a draft': drafted.libraryFileId, unused: await file() })
  const own = fresh(files.slice(0, 1), file).map((target) => ({ ...target, name: 'all' }))
  const path = '/cms/files'
  return [
    {
      title: 'Files of the library',
      type: 'libraryFiles',
      actions: [
        read(path, files),
        command('updateLibraryFile', 'PATCH', `${path}/:id`, files),
        { name: 'removeLibraryFile', targets: own, try: call('DELETE', `${path}/:id`) },
        command('restoreLibraryFile', 'POST', `${path}/:id/restore`, files),
        { name: 'add', targets: anything, try: call('POST', path, () => ({})) },
        { name: 'replace', targets: files, try: call('PUT', `${path}/:id/content`, () => ({})) },
        ask('librarySummary', '/cms/file_summary'),
      ],
    },
    reading('Uses of files', 'libraryUses', '/cms/file_uses', [{ name: 'all', id: () => shown.id }]),
  ]
}
