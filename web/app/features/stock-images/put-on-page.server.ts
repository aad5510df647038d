import { choosePicture, insertPart, newPart, type PickedForPage } from '#app/features/content/pages/edit/page-parts.ts'
import { readEditedPage } from '#app/features/content/pages/pages.data.server.ts'
import type { Client } from '#protocol/client.ts'
import { savePage } from '#protocol/features/content/content-pages.ts'

/** The picture at the end of what is being written on a page, in both languages. Answers which part of it that is; none when the page is full. */
export async function putOnPage(api: Client, pageId: string, picked: PickedForPage): Promise<string | null> {
  const { page, content } = await readEditedPage(api, pageId)
  const part = newPart('picture')
  const next = choosePicture(insertPart(content, part, content.parts.length), part.key, picked)
  if (next.parts.length === content.parts.length) return null
  await api.run(savePage, page.id, { content: next, revision: page.revision })
  return part.key
}
