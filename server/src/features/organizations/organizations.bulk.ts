import { bulkAction } from '#engine/writing/bulk.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { archiveOrganization, restoreOrganization } from './approve-organization.ts'

/** What can be done to many organizations at once. One that was denied comes back in the queue, which is no undoing. */
export const organizationBulkActions = [
  bulkAction('archiveOrganizations', {
    on: organizations,
    run: archiveOrganization,
    isDone: ({ status }) => status === 'archived' || status === 'closing',
    undo: { run: restoreOrganization, input: ({ status }) => (status === 'denied' ? null : {}) },
  }),
  bulkAction('restoreOrganizations', {
    on: organizations,
    run: restoreOrganization,
    isDone: ({ status }) => status === 'approved' || status === 'pending',
    undo: { run: archiveOrganization, input: () => ({}) },
  }),
]
