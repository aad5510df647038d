import type { HandledRoute } from '#engine/feature.ts'
import { allOf, compile, Params } from '#engine/judging/condition.ts'
import type { Road } from '#engine/road.ts'
import { messageFileRules, workPhotoSizes } from '#protocol/features/uploads.ts'
import { privateFileRoute } from '#server/files/private-file-route.ts'
import type { Storage } from '#server/files/storage.ts'
import type { UploadKind } from '#server/files/uploads.ts'
import { mayTalk, messageFileRule } from './conversations.policy.ts'

/** Photos are drawn anew, so no place or camera goes along; a PDF is downloaded and never shown within our pages. */
export const messageFileUpload: UploadKind = {
  kind: 'messageFile',
  may: mayTalk,
  sizes: workPhotoSizes,
  maxBytes: messageFileRules.maxBytes,
  // More than any phone makes.
  mostPixels: 50_000_000,
  quality: 78,
  takesPdf: true,
}

/** For who sees the message. */
export const messageFileRoute = (road: Road, storage: Storage): HandledRoute =>
  privateFileRoute(road, storage, {
    endpoint: 'GET /api/v1/message_files/:id/:size',
    sizes: workPhotoSizes,
    find: (me, id) => {
      const params = new Params()
      const where = compile(allOf({ id }, messageFileRule(me)), 'm', params)
      if (where === false) return undefined
      return {
        text: `select f.id as "fileId", f.content_type as "contentType",
            regexp_replace(f.name, '[^A-Za-z0-9 ._-]', '_', 'g') as name
          from message_files m join files f on f.id = m.file_id where ${where}`,
        values: params.values,
      }
    },
  })
