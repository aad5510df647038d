import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, existsIn } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { importRows, imports } from '#protocol/features/imports.ts'

/** A file of people belongs to the school that sent it. A centre sends organizations, and nothing else. */
export const byImporter = (me: Me) =>
  anyOf(
    { organizationId: me.adminOf('School') },
    allOf({ organizationId: me.adminOf('VolunteerCenter') }, { kind: 'organizations' }),
  )

/** The operator of the platform may look, as everywhere, and change nothing. */
const byReader = (me: Me) => anyOf(me.isOperator, byImporter(me))

export const importPolicy = {
  read: byReader,
  mapImport: byImporter,
  decideImportRows: byImporter,
  decideImportMentor: byImporter,
  confirmImport: byImporter,
  undoImport: byImporter,
  retryImport: byImporter,
  cancelImport: byImporter,
} satisfies Policy<
  typeof imports,
  | 'mapImport'
  | 'decideImportRows'
  | 'decideImportMentor'
  | 'confirmImport'
  | 'undoImport'
  | 'retryImport'
  | 'cancelImport'
>

export const importRowPolicy = {
  read: (me) => existsIn('imports', 'id', 'importId', byReader(me)),
} satisfies Policy<typeof importRows>

export const importAbilities = [
  ability('importPeople', (me) => me.isSchoolAdmin),
  ability('importOrganizations', (me) => me.isCenterAdmin),
]
