import { searchIn } from '#engine/asking/search.ts'
import { feature } from '#engine/feature.ts'
import { allOf, type Condition, not, sqlCondition, within } from '#engine/judging/condition.ts'
import { column, inverse, serve, through } from '#engine/serve.ts'
import { byQuiet } from '#features/analytics/supply/supply-facts.ts'
import { joinLife, joinRequests, registrations } from '#protocol/features/joining.ts'
import { organizationLife, organizations, profiles } from '#protocol/features/organizations.ts'
import {
  approveOrganization,
  archiveOrganization,
  reconsiderOrganization,
  restoreOrganization,
} from './approve-organization.ts'
import { archiveClosed } from './archive-closed.ts'
import { createOrganization } from './create-organization.ts'
import { duplicatesOf, findDuplicates } from './duplicates.ts'
import { forgetJoinRequests } from './forget-join-requests.ts'
import { acceptJoinRequest, declineJoinRequest, joinOrganization } from './join-organization.ts'
import { keptOrganizations } from './kept-organizations.ts'
import { locateAgain } from './locate-organization.ts'
import { organizationCities } from './organization-cities.ts'
import { organizationBulkActions } from './organizations.bulk.ts'
import { organizationMails } from './organizations.mails.ts'
import { organizationNews } from './organizations.news.ts'
import { organizationsPersonal } from './organizations.personal.ts'
import {
  joinRequestPolicy,
  organizationAbilities,
  organizationPolicy,
  organizationQueue,
  registrationPolicy,
} from './organizations.policy.ts'
import { tellJoinDeclined, tellJoinRequested, tellRegistered } from './organizations.reactions.ts'
import { organizationSections } from './organizations.sections.ts'
import { registerOrganization } from './register-organization.ts'
import { removeLogo } from './remove-logo.ts'
import { tellAboutApproval, tellAboutArchive, tellAboutDenial } from './tell-decision.ts'
import { updateOrganization } from './update-organization.ts'

const offersSomething: Condition<'organizations'> = within('id', 'vacancies', 'organizationId', { status: 'published' })

export const organizationsFeature = feature({
  periodic: organizationSections,
  abilities: organizationAbilities,
  queues: [organizationQueue],
  resources: [
    serve(organizations, {
      table: 'organizations',
      policy: organizationPolicy,
      sortColumns: { name: 'nameOrder', city: 'cityOrder' },
      kept: keptOrganizations,
      relevance: (t) => [`${t}.name_order`],
      scopes: ({ search, alike, tagId, withoutVacancies, quiet, duplicatesOf: same }, me) =>
        allOf(
          searchIn('organization_words', 'organizationId', String(search ?? ''), alike === true),
          tagId === undefined
            ? true
            : sqlCondition(
                (t, add) =>
                  `${t}.id in (select x.organization_id from organization_tags x where x.tag_id = any(${add(tagId)}::uuid[]))`,
              ),
          withoutVacancies === undefined ? true : withoutVacancies ? not(offersSomething) : offersSomething,
          byQuiet(quiet, me),
          same === undefined ? true : duplicatesOf(same, me),
        ),
      relations: {
        profile: column('id'),
        vacancies: inverse('organizationId'),
        tags: through('organization_tags', 'organizationId', 'tagId'),
      },
    }),
    serve(profiles, { table: 'organizations', policy: { read: organizationPolicy.read } }),
    serve(registrations, { table: 'organization_registrations', policy: registrationPolicy }),
    serve(joinRequests, { table: 'join_requests', policy: joinRequestPolicy }),
  ],
  lifecycles: [organizationLife, joinLife],
  commands: [
    createOrganization,
    updateOrganization,
    approveOrganization,
    archiveOrganization,
    restoreOrganization,
    reconsiderOrganization,
    removeLogo,
    findDuplicates,
    registerOrganization,
    joinOrganization,
    acceptJoinRequest,
    declineJoinRequest,
  ],
  queries: [organizationCities],
  reactions: [
    tellRegistered,
    tellAboutApproval,
    tellAboutArchive,
    tellAboutDenial,
    tellJoinRequested,
    tellJoinDeclined,
  ],
  jobs: [archiveClosed, forgetJoinRequests, locateAgain],
  bulk: organizationBulkActions,
  activities: { organizations: ['organization'] },
  mails: organizationMails,
  personal: organizationsPersonal,
  news: organizationNews,
})
