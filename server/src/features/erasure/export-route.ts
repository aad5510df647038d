import { Readable } from 'node:stream'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { OwnFile } from '#engine/personal.ts'
import type { Road } from '#engine/road.ts'
import { camelRow } from '#engine/writing/transaction.ts'
import { exportMade } from '#protocol/features/activities.ts'
import { dutchDay } from '#protocol/shared/dutch-date.ts'
import { largestOf } from '#server/files/private-file-route.ts'
import { endingOf } from '#server/files/sent-document.ts'
import type { Storage } from '#server/files/storage.ts'
import { type ZipEntry, zipOf } from '#server/files/zip-writer.ts'
import { echoSession } from '#server/http/session-headers.ts'
import { ownFiles } from './own-files.ts'

const readMe = {
  nl: 'In deze map staat alles wat wij van dit account bewaren: per onderwerp een JSON-bestand, en alles samen om te lezen in een PDF.\n',
  en: 'This folder holds everything that we keep about this account: one JSON file per subject, and all of it to read in a PDF.\n',
}
const names = {
  nl: { readMe: 'LEES-MIJ.txt', pdf: 'mijn-gegevens.pdf' },
  en: { readMe: 'READ-ME.txt', pdf: 'my-data.pdf' },
}

/** Everything held about the person who asks, as a ZIP file that is made while it is sent. It is written down that they did. */
export function exportRoute(road: Road, storage: Storage): HandledRoute {
  return route('GET /api/v1/current_user/export', 'session', async ({ call, request, reply }) => {
    await road.authenticate(call, 'session')
    if (call.me.isImpersonated) throw fail('impersonation.forbidden')
    echoSession(reply, call)
    reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="${call.site.key}-${dutchDay()}.zip"`)
      .header('cache-control', 'no-store')
    if (request.method === 'HEAD') return reply.send()
    const id = call.me.requireId()
    await call.throttle.download(id)
    await road.asGuest(call, async (tx) => tx.emit(exportMade, { what: 'ownData' }, { type: 'users', id }))
    return reply.send(Readable.from(zipOf(filesOf(road, storage, call))))
  })
}

async function* filesOf(road: Road, storage: Storage, call: Call): AsyncGenerator<ZipEntry> {
  const { locale } = call.me
  const parts: { file: OwnFile; name: string; rows: Record<string, unknown>[] }[] = []
  yield { name: names[locale].readMe, bytes: Buffer.from(readMe[locale]), isDeflated: true }
  for (const [name, file] of ownFiles(road.registry)) {
    const rows = (await road.rows(call, { text: file.text, values: [call.me.id] })).map((row) => camelRow(row))
    parts.push({ file, name, rows })
    yield { name: `${name}.json`, bytes: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), isDeflated: true }
  }
  yield* attachmentsOf(road, storage, call)
  const account = parts.find(({ name }) => name === 'account')?.rows[0]
  const name = [account?.firstName, account?.infix, account?.lastName].filter(Boolean).join(' ')
  // Loaded when somebody asks: its fonts take more memory than the rest of the API.
  const { ownDataPdf } = await import('./own-data-pdf.ts')
  yield { name: names[locale].pdf, bytes: await ownDataPdf({ app: call.site.name, name, locale, parts }) }
}

type Attachment = { name: string; fileId: string; contentType: string }

/** Pictures in the size in which they are kept, documents as they came. */
async function* attachmentsOf(road: Road, storage: Storage, call: Call): AsyncGenerator<ZipEntry> {
  for (const text of road.registry.personal.flatMap(({ attachments }) => attachments))
    for (const { name, fileId, contentType } of await road.rows<Attachment>(call, { text, values: [call.me.id] })) {
      const bytes = await largestOf(storage, call.site.id, fileId, contentType)
      if (bytes) yield { name: `${name}.${endingOf(contentType)}`, bytes }
    }
}
