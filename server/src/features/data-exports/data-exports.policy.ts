import type { Policy } from '#engine/serve.ts'
import type { dataExports } from '#protocol/features/data-exports.ts'

/** Theirs alone: what is in the file follows from what its maker may see. */
export const dataExportPolicy = {
  read: (me) => ({ userId: me.self }),
  cancelDataExport: (me) => ({ userId: me.self }),
} satisfies Policy<typeof dataExports, 'cancelDataExport'>
