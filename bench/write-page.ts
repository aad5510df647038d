import sharp from 'sharp'
import { createContentPage } from '#protocol/features/content/content-pages.ts'
import { updateLibraryFile } from '#protocol/features/library.ts'
import { Client } from '../protocol/src/client.ts'
import { LIBRARY_PICTURES, largePage } from './large-page.ts'

const email = 'schooladmin@demo.test'
const path = '/twintig-blokken'

/** As the school of the demo does it: pictures sent to the library and described, and the page with them. Answers where it is. */
export async function writeLargePage(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Welkom-2026!' }),
  })
  const headers = { authorization: answer.headers.get('authorization') ?? '' }
  const api = new Client(async (request) => {
    const said = await fetch(url + request.path, {
      method: request.method,
      headers: { ...request.headers, ...headers },
      body: request.body,
    })
    return { status: said.status, headers: Object.fromEntries(said.headers), body: await said.text() }
  })
  const ids: string[] = []
  for (let number = 1; number <= LIBRARY_PICTURES; number++) {
    const sent = await fetch(`${url}/api/v1/cms/files?name=foto-${number}.jpg`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(await photo(number)),
    })
    const { meta }: { meta: { libraryFileId: string } } = JSON.parse(await sent.text())
    ids.push(meta.libraryFileId)
    await api.run(updateLibraryFile, meta.libraryFileId, {
      altNl: `Leerlingen aan het werk, foto ${number}`,
      altEn: `Students at work, picture ${number}`,
    })
  }
  await api.run(createContentPage, '', {
    ...{ kind: 'page', slug: path.slice(1), status: 'published', titleNl: 'Twintig blokken' },
    ...{ summaryNl: 'Een pagina zoals een school die schrijft.', blocksNl: largePage(ids) },
  })
  return path
}

/** As hard to press together as a photo: soft shapes with grain over them. */
async function photo(number: number): Promise<Buffer> {
  const [shapes, grain] = await Promise.all([noise(40 + number, 27, 60), noise(2400, 1600, 16)])
  return sharp(shapes)
    .resize(2400, 1600, { kernel: 'cubic' })
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 88 })
    .toBuffer()
}

const noise = (width: number, height: number, sigma: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma } },
  })
    .png()
    .toBuffer()
