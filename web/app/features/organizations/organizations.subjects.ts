import { subject } from '#lib/subject.ts'
import { organizations } from '#protocol/features/organizations.ts'

export default [subject(organizations, { to: (id) => `/organizations/${id}` })]
