import type { Permissions } from '#test/permission-cells.ts'
import type { Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'
import { accountPermissions, accountSubjects } from '#test/permissions-accounts.ts'
import { applicationPermissions, applicationSubjects } from '#test/permissions-applications.ts'
import { bulkPermissions, bulkSubjects } from '#test/permissions-bulk.ts'
import { favouritePermissions, favouriteSubjects } from '#test/permissions-favourites.ts'
import { importPermissions, importSubjects } from '#test/permissions-imports.ts'
import { internshipPermissions, internshipSubjects } from '#test/permissions-internships.ts'
import { organizationPermissions, organizationSubjects } from '#test/permissions-organizations.ts'
import { peoplePermissions, peopleSubjects } from '#test/permissions-people.ts'
import { privacyPermissions, privacySubjects } from '#test/permissions-privacy.ts'
import { roleOfferPermissions, roleOfferSubjects } from '#test/permissions-role-offers.ts'
import { schoolPermissions, schoolSubjects } from '#test/permissions-school.ts'
import { selfFoundPermissions, selfFoundSubjects } from '#test/permissions-self-found.ts'
import { signingUpPermissions, signingUpSubjects } from '#test/permissions-signing-up.ts'
import { sitePermissions, siteSubjects } from '#test/permissions-site.ts'
import { structurePermissions, structureSubjects } from '#test/permissions-structure.ts'
import { vacancyPermissions, vacancySubjects } from '#test/permissions-vacancies.ts'

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
