import type { ListCommands } from '#app/features/bulk-actions/list-action.server.ts'
import type { Client } from '#protocol/client.ts'
import { archiveOrganization, organizations, restoreOrganization } from '#protocol/features/organizations.ts'
import type { OrganizationAction } from './use-organization-actions.ts'

export const organizationCommands: ListCommands<OrganizationAction> = {
  archiveOrganization: { command: archiveOrganization, bulk: 'archiveOrganizations' },
  restoreOrganization: { command: restoreOrganization, bulk: 'restoreOrganizations' },
}

/** Where students still are, the archive waits for the last one. */
export async function isClosing(api: Client, id: string): Promise<boolean> {
  return (await api.find(organizations, id)).status === 'closing'
}
