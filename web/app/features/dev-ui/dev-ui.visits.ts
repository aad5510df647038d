import type { Visits } from '#e2e/visits.ts'

/** Every control that there is stands on one page; nobody but us opens it. */
export const visits: Visits = { '/dev/ui/inputs': { scripts: 230_000 } }
