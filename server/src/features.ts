import { contentFeature } from './features/content/content.feature.ts'
import { operationsFeature } from './features/operations/operations.feature.ts'
import { organizationsFeature } from './features/organizations/organizations.feature.ts'
import { schoolFeature } from './features/school/school.feature.ts'
import { sessionsFeature } from './features/sessions/sessions.feature.ts'
import { usersFeature } from './features/users/users.feature.ts'

/** The table of contents of the product. */
export const features = [
  organizationsFeature,
  usersFeature,
  sessionsFeature,
  schoolFeature,
  contentFeature,
  operationsFeature,
]
