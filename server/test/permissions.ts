import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Permissions } from './permission-cells.ts'
import type { Subject } from './permission-tools.ts'
import type { PermissionWorld } from './permission-world.ts'

/** What a `<feature>.permissions.ts` says: who may do what with its rows, and how that is tried. */
type PermissionFile = {
  permissions: Permissions
  subjects: (w: PermissionWorld) => Subject[] | Promise<Subject[]>
}

const features = join(import.meta.dirname, '../src/features')
const files: PermissionFile[] = []
for (const file of globSync('**/*.permissions.ts', { cwd: features }).sort())
  files.push(await import(join(features, file)))

/** Who may do what, as decided in the product's permission table. Roles that are not named may not. */
export const permissions: Permissions = Object.assign({}, ...files.map((file) => file.permissions))

/** What is tried of all that, in the order of docs/permissions.md. */
export async function subjectsOf(w: PermissionWorld): Promise<Subject[]> {
  const subjects: Subject[] = []
  for (const file of files) subjects.push(...(await file.subjects(w)))
  return subjects
}
