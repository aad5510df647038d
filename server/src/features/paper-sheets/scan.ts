import type { HandledRoute } from '#engine/feature.ts'
import { allOf, compile, Params } from '#engine/judging/condition.ts'
import type { Road } from '#engine/road.ts'
import { scanRules } from '#protocol/features/paper-sheets.ts'
import { scanSizes } from '#protocol/features/uploads.ts'
import { privateFileRoute } from '#server/files/private-file-route.ts'
import type { Storage } from '#server/files/storage.ts'
import type { UploadKind } from '#server/files/uploads.ts'
import { mayScan, paperSheetPolicy } from './paper-sheets.policy.ts'

/** A photo of the signed paper, or what a copying machine made of it. */
export const scanUpload: UploadKind = {
  kind: 'scan',
  flags: ['paperTimesheets'],
  may: mayScan,
  sizes: scanSizes,
  maxBytes: scanRules.maxBytes,
  // More than any phone makes.
  mostPixels: 50_000_000,
  quality: 80,
  takesPdf: true,
}

export const scanRoute = (road: Road, storage: Storage): HandledRoute =>
  privateFileRoute(road, storage, {
    endpoint: 'GET /api/v1/paper_sheets/:id/scan',
    flag: 'paperTimesheets',
    sizes: scanSizes,
    find: (me, id) => {
      const params = new Params()
      const where = compile(allOf({ id }, paperSheetPolicy.read(me)), 'p', params)
      if (where === false) return undefined
      return {
        text: `select f.id as "fileId", f.content_type as "contentType" from paper_sheets p join files f on f.id = p.scan_id
          where ${where}`,
        values: params.values,
      }
    },
  })
