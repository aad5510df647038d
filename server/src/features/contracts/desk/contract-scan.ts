import { scanRules } from '#protocol/features/paper-sheets.ts'
import { scanSizes } from '#protocol/features/uploads.ts'
import type { UploadKind } from '#server/files/uploads.ts'

/** A photo of a contract that was signed on paper, or what a copying machine made of it. */
export const contractScanUpload: UploadKind = {
  kind: 'contractScan',
  flags: ['digitalContracts'],
  may: (me) => me.isAdminOf('School'),
  sizes: scanSizes,
  maxBytes: scanRules.maxBytes,
  // More than any phone makes.
  mostPixels: 50_000_000,
  quality: 80,
  takesPdf: true,
}
