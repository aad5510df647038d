import { type HandledRoute, handle } from '#engine/feature.ts'
import { allOf, compile, Params } from '#engine/judging/condition.ts'
import type { Road } from '#engine/road.ts'
import * as protocol from '#protocol/features/hours.ts'
import { workPhotoRules, workPhotoSizes } from '#protocol/features/uploads.ts'
import { forgetFile } from '#server/files/forget-file.ts'
import { privateFileRoute } from '#server/files/private-file-route.ts'
import type { Storage } from '#server/files/storage.ts'
import { takeUpload, type UploadKind } from '#server/files/uploads.ts'
import { hourPolicy, mayLog } from './hours.policy.ts'

export const workPhotoUpload: UploadKind = {
  kind: 'workPhoto',
  flags: ['hours'],
  may: mayLog,
  sizes: workPhotoSizes,
  maxBytes: workPhotoRules.maxBytes,
  // More than any phone makes.
  mostPixels: 50_000_000,
  quality: 78,
}

/** It says nothing about how long it was, so nobody has to agree again. */
export const setHourPhoto = handle(protocol.setHourPhoto, async ({ subject, input: { fileId }, tx }) => {
  await takeUpload(tx, fileId, 'workPhoto')
  await tx.update(protocol.hourEntries, subject.id, { photoId: fileId })
  if (subject.photoId) await forgetFile(tx, subject.photoId)
})

export const removeHourPhoto = handle(protocol.removeHourPhoto, async ({ subject, tx }) => {
  if (!subject.photoId) return
  await tx.update(protocol.hourEntries, subject.id, { photoId: null })
  await forgetFile(tx, subject.photoId)
})

/** For who sees the day. */
export const hourPhotoRoute = (road: Road, storage: Storage): HandledRoute =>
  privateFileRoute(road, storage, {
    endpoint: 'GET /api/v1/hour_entries/:id/photo/:size',
    flag: 'hours',
    sizes: workPhotoSizes,
    find: (me, id) => {
      const params = new Params()
      const where = compile(allOf({ id }, hourPolicy.read(me)), 'h', params)
      if (where === false) return undefined
      return {
        text: `select f.id as "fileId", f.content_type as "contentType" from hour_entries h join files f on f.id = h.photo_id
          where ${where}`,
        values: params.values,
      }
    },
  })
