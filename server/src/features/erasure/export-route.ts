import { Readable } from 'node:stream'
import { Zip, ZipDeflate } from 'fflate'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { camelRow } from '#engine/transaction.ts'
import { echoSession } from '../../http/session-headers.ts'
import { ownData } from './own-data.ts'

const readMe = {
  nl: 'In deze map staat alles wat wij van dit account bewaren: per onderwerp een JSON-bestand.\n',
  en: 'This folder holds everything that we keep about this account: one JSON file per subject.\n',
}

/** Everything held about the person who asks, as a ZIP file that is made while it is sent. */
export function exportRoute(road: Road): HandledRoute {
  return route('GET /api/v1/current_user/export', 'session', async ({ call, request, reply }) => {
    await road.authenticate(call, 'session')
    if (call.me.isImpersonated) throw fail('impersonation.forbidden')
    const day = new Date().toISOString().slice(0, 10)
    echoSession(reply, call)
    reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="${call.site.key}-${day}.zip"`)
      .header('cache-control', 'no-store')
    if (request.method === 'HEAD') return reply.send()
    await call.throttle.download(call.me.id as string)
    return reply.send(Readable.from(zipped(filesOf(road, call))))
  })
}

type File = { name: string; text: string }

async function* filesOf(road: Road, call: Call): AsyncGenerator<File> {
  yield { name: call.me.locale === 'nl' ? 'LEES-MIJ.txt' : 'READ-ME.txt', text: readMe[call.me.locale] }
  for (const { file, text } of ownData) {
    const rows = await road.rows(call, { text, values: [call.me.id] })
    yield { name: `${file}.json`, text: `${JSON.stringify(rows.map(camelRow), null, 2)}\n` }
  }
}

async function* zipped(files: AsyncIterable<File>): AsyncGenerator<Buffer> {
  const ready: Buffer[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(Buffer.from(chunk))
  })
  for await (const { name, text } of files) {
    const entry = new ZipDeflate(name)
    zip.add(entry)
    entry.push(Buffer.from(text), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
