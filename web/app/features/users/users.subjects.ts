import { personName } from '#lib/person-name.ts'
import { subject } from '#lib/subject.ts'
import { users } from '#protocol/features/users.ts'

export default [subject(users, { title: personName, to: (id) => `/users/${id}` })]
