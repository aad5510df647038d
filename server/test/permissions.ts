import type { Permissions } from './permission-cells.ts'
import type { Subject } from './permission-tools.ts'
import type { PermissionWorld } from './permission-world.ts'
import { accountPermissions, accountSubjects } from './permissions-accounts.ts'
import { applicationPermissions, applicationSubjects } from './permissions-applications.ts'
import { bulkPermissions, bulkSubjects } from './permissions-bulk.ts'
import { favouritePermissions, favouriteSubjects } from './permissions-favourites.ts'
import { importPermissions, importSubjects } from './permissions-imports.ts'
import { internshipPermissions, internshipSubjects } from './permissions-internships.ts'
import { organizationPermissions, organizationSubjects } from './permissions-organizations.ts'
import { peoplePermissions, peopleSubjects } from './permissions-people.ts'
import { privacyPermissions, privacySubjects } from './permissions-privacy.ts'
import { roleOfferPermissions, roleOfferSubjects } from './permissions-role-offers.ts'
import { schoolPermissions, schoolSubjects } from './permissions-school.ts'
import { selfFoundPermissions, selfFoundSubjects } from './permissions-self-found.ts'
import { signingUpPermissions, signingUpSubjects } from './permissions-signing-up.ts'
import { sitePermissions, siteSubjects } from './permissions-site.ts'
import { structurePermissions, structureSubjects } from './permissions-structure.ts'
import { vacancyPermissions, vacancySubjects } from './permissions-vacancies.ts'

/** Who may do what, as decided in the product's permission table. Roles that are not named may not. */
export const permissions: Permissions = {
  ...schoolPermissions,
  ...applicationPermissions,
  ...privacyPermissions,
  ...bulkPermissions,
  ...vacancyPermissions,
  ...favouritePermissions,
  ...importPermissions,
  ...signingUpPermissions,
  ...roleOfferPermissions,
  ...structurePermissions,
  ...selfFoundPermissions,
  ...organizationPermissions,
  ...peoplePermissions,
  ...accountPermissions,
  ...internshipPermissions,
  ...sitePermissions,
}

/** What is tried of all that, in the order of docs/permissions.md. */
export async function subjectsOf(w: PermissionWorld): Promise<Subject[]> {
  return [
    ...(await schoolSubjects(w)),
    ...(await applicationSubjects(w)),
    ...(await privacySubjects(w)),
    ...(await bulkSubjects(w)),
    ...(await vacancySubjects(w)),
    ...(await favouriteSubjects(w)),
    ...importSubjects(w),
    ...(await signingUpSubjects(w)),
    ...(await roleOfferSubjects(w)),
    ...(await structureSubjects(w)),
    ...(await selfFoundSubjects(w)),
    ...organizationSubjects(w),
    ...(await peopleSubjects(w)),
    ...(await accountSubjects(w)),
    ...(await internshipSubjects(w)),
    ...(await siteSubjects(w)),
  ]
}
