import { feature } from '#engine/feature.ts'
import { searchIn } from '#engine/search.ts'
import { column, inverse, serve } from '#engine/serve.ts'
import { organizations, profiles } from '#protocol/organizations.ts'
import { approveOrganization, archiveOrganization } from './approve-organization.ts'
import { createOrganization } from './create-organization.ts'
import { organizationPolicy } from './organizations.policy.ts'
import { tellAboutApproval, tellAboutDenial } from './organizations.reactions.ts'
import { updateOrganization } from './update-organization.ts'

export const organizationsFeature = feature({
  resources: [
    serve(organizations, {
      table: 'organizations',
      policy: organizationPolicy,
      scopes: ({ search }) => searchIn('organization_words', 'organization_id', String(search ?? '')),
      relations: { profile: column('id'), vacancies: inverse('organization_id') },
    }),
    serve(profiles, { table: 'organizations', policy: { read: organizationPolicy.read } }),
  ],
  commands: [createOrganization, updateOrganization, approveOrganization, archiveOrganization],
  reactions: [tellAboutApproval, tellAboutDenial],
})
