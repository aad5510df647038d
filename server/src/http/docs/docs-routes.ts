import { type Feature, type HandledRoute, route } from '#engine/feature.ts'
import { sendDocsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

export function docsRoutes(features: readonly Feature[]): HandledRoute[] {
  const document = openApiDocument(features)
  const text = JSON.stringify(document)
  return [
    route('GET /api/v1/openapi.json', 'public', async ({ reply }) =>
      reply.header('cache-control', 'public, max-age=300').type('application/json').send(text),
    ),
    route('GET /api/docs', 'public', async ({ reply }) => sendDocsPage(reply, document)),
  ]
}
