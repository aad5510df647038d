import type { Translate } from '#lib/i18n.tsx'
import type { TableSpec } from './table-state.ts'
import type { TableAddress } from './use-table-state.ts'

/** What the parts around the rows need to know: what can be asked, what is asked now, and the words for it. */
export type TableView = { spec: TableSpec; address: TableAddress; words: Translate }
