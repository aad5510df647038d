import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { drawPicture } from '#features/library/draw-picture.ts'
import { pictureKey } from '#server/files/forget-file.ts'
import type { App } from '../src/app.ts'
import { insertRows } from './insert-rows.ts'
import { alone } from './seed.ts'

type Picture = { of: string; name: string; folder: string | null; altNl: string | null; altEn: string | null }

/** The last one still has to be described. */
const pictures: Picture[] = [
  {
    of: 'zorg',
    name: 'op bezoek.png',
    folder: 'Stages',
    altNl: 'Een stagiair drinkt koffie met een bewoner.',
    altEn: 'An intern has coffee with a resident.',
  },
  {
    of: 'dieren',
    name: 'kinderboerderij.png',
    folder: 'Stages',
    altNl: 'Dieren op het erf van de kinderboerderij.',
    altEn: 'Animals in the yard of the city farm.',
  },
  {
    of: 'techniek',
    name: 'werkplaats.png',
    folder: 'Stages',
    altNl: 'Gereedschap aan de muur van een werkplaats.',
    altEn: 'Tools on the wall of a workshop.',
  },
  {
    of: 'buurt',
    name: 'buurtfeest.png',
    folder: 'Vrijwilligers',
    altNl: 'Vlaggen boven een straat met een buurtfeest.',
    altEn: 'Flags above a street with a neighbourhood party.',
  },
  { of: 'sport', name: 'sportdag.png', folder: null, altNl: null, altEn: null },
]

/**
 * Pictures in the library of every site that has none. Their bytes lie in the files of this installation and not in the
 * database, so they are made where it starts; they are drawn once, for all sites.
 */
export function seedLibraries(app: App): Promise<void> {
  return alone(app.road.db.url, async () => {
    let drawing: ReturnType<typeof drawAll> | undefined
    for (const site of app.sites.all()) {
      const { db } = app.road
      const isFilled = await db.withTenant(site.id, (sql) => sql.row('select 1 as found from library_files limit 1'))
      if (isFilled) continue
      // Drawing takes longer than a transaction may wait.
      drawing ??= drawAll()
      const made = (await drawing).map((each) => ({ ...each, fileId: randomUUID() }))
      for (const { fileId, pictures } of made)
        for (const { size, format, bytes } of pictures)
          await app.storage.put(pictureKey(site.id, fileId, size, format), bytes, `image/${format}`)
      const contentType = 'image/webp'
      const files = made.map(({ fileId, name, size, sha256 }) => ({
        ...{ tenantId: site.id, id: fileId, kind: 'library', name, contentType, size, sha256 },
        createdAt: new Date(),
      }))
      const rows = made.map(({ fileId, name, folder, altNl, altEn, width, height, size }, at) => ({
        ...{ tenantId: site.id, id: randomUUID(), fileId, kind: 'picture', status: 'kept', contentType },
        ...{ name, folder, altNl, altEn, width, height, size, isDecorative: false, focusX: 50, focusY: 50 },
        createdAt: new Date(Date.now() - at * 3_600_000),
        updatedAt: new Date(),
      }))
      await db.withTenant(site.id, async (sql) => {
        await insertRows(sql, 'files', files)
        await insertRows(sql, 'library_files', rows)
      })
    }
  })
}

const drawAll = () => Promise.all(pictures.map(drawOne))

async function drawOne(picture: Picture) {
  const { default: sharp } = await import('sharp')
  const drawing = await readFile(new URL(`../../web/public/stock/${picture.of}.svg`, import.meta.url))
  const png = await sharp(drawing).png().toBuffer()
  const sha256 = `\\x${createHash('sha256').update(png).digest('hex')}`
  return { ...picture, ...(await drawPicture(png)), size: png.length, sha256 }
}
