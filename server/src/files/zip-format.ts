/** What the parts of a ZIP file begin with, and how long they are without names. */
export const zipMarks = { local: 0x04034b50, list: 0x02014b50, end: 0x06054b50 } as const
export const headerSizes = { local: 30, list: 46, end: 22 } as const
/** A plain file that its owner can write. A link would say something else here. */
export const fileMode = 0o100644 * 0x10000
