import { largePage } from './large-page.ts'
import { pageAgainstFile } from './page-against-file.ts'

/** `npm run bench:public-page`: a page that a site wrote, for a visitor, against the same bytes as a file of the same process. */
await pageAgainstFile({
  path: '/open-dag',
  sees: /Kop nummer 8/,
  fill: async (client, tenantId) => {
    await client.query(
      `insert into content_pages (tenant_id, kind, slug, status, published_at, title_nl, blocks_nl)
       values ($1, 'page', 'open-dag', 'published', now() - interval '1 day', 'Open dag', $2)`,
      [tenantId, JSON.stringify(largePage)],
    )
  },
})
