import type pg from 'pg'
import { fillBakery } from './fill-bakery.ts'
import { LIBRARY_PICTURES, largePage } from './large-page.ts'
import { pageAgainstFile } from './page-against-file.ts'

/** `npm run bench:public-page`: a page that a site wrote, for a visitor, against the same bytes as a file of the same process. */
await pageAgainstFile({
  path: '/open-dag',
  sees: /(?:<figure[\s\S]*?){12}/,
  fill: async (client, tenantId) => {
    await fillBakery(client, tenantId, 3)
    const blocks = largePage(await addPictures(client, tenantId))
    await client.query(
      `insert into content_pages (tenant_id, kind, slug, status, published_at, title_nl, blocks_nl)
       values ($1, 'page', 'open-dag', 'published', now() - interval '1 day', 'Open dag', $2)`,
      [tenantId, JSON.stringify(blocks)],
    )
  },
})

/** What the library says of pictures; nobody asks for their bytes here. */
async function addPictures(client: pg.Client, tenantId: string): Promise<string[]> {
  const { rows } = await client.query(
    `with kept as (
       insert into files (tenant_id, id, kind, name, content_type, size, sha256)
       select $1, gen_random_uuid(), 'library', 'foto.jpg', 'image/webp', 90000, '\\x00' from generate_series(1, $2::int)
       returning id
     )
     insert into library_files (tenant_id, file_id, kind, name, content_type, size, width, height, alt_nl, alt_en)
     select $1, id, 'picture', 'foto.jpg', 'image/webp', 90000, 2400, 1600, 'Leerlingen aan het werk', 'Students at work'
     from kept returning id`,
    [tenantId, LIBRARY_PICTURES],
  )
  return rows.map(({ id }) => id)
}
