import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoSchool } from './demo-school.ts'
import type { Account } from './journey.ts'

/** How a page is looked at, where its address alone does not say it. */
export type Visit = {
  /** What stands for the part of the address that differs; for two of them: one/other. */
  part?: (school: DemoSchool) => string | string[] | Promise<string>
  /** What comes behind the address, so that the page shows itself in full. */
  query?: string
  /** Which site, where the one of the demo does not have it. */
  at?: string
  /** Who looks, where the administrator of a school may not. */
  as?: Account
  /** How many bytes of script it may have, where one comes to write a long text: the editor is the page. */
  scripts?: number
}
/** By address as in routes.ts. */
export type Visits = Readonly<Record<string, Visit>>

const features = join(import.meta.dirname, '../../web/app/features')

/** What every `<feature>.visits.ts` says. */
export async function readVisits(): Promise<Visits> {
  const all: Record<string, Visit> = {}
  for (const file of globSync('*/*.visits.ts', { cwd: features })) {
    const { visits }: { visits: Visits } = await import(join(features, file))
    Object.assign(all, visits)
  }
  return all
}
