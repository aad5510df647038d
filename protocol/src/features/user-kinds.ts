/** What people can be called; by itself, because lists need these words and nothing else of people. */
export const userStatuses = ['active', 'invited', 'inactive', 'archived'] as const
export const roleNames = ['admin', 'volunteer', 'student', 'mentor'] as const
export type RoleName = (typeof roleNames)[number]
/** For screens that show or give roles. What somebody may do follows from abilities, never from these. */
export const knownRoles = { admin: 'admin', volunteer: 'volunteer', student: 'student', mentor: 'mentor' } as const
/** Only schools have students. */
export const rolesAt = (isSchool: boolean): readonly RoleName[] =>
  isSchool ? roleNames : roleNames.filter((name) => name !== 'student')
