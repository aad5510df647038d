import { type FittingRows, isLeftOut } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  // A mail goes to an address; a code stands on a phone and has none.
  hour_links: (i) => (isLeftOut(i) ? { kind: 'code', email: null } : { kind: 'mail', email: `bea.${i}@bakkerij.test` }),
}
