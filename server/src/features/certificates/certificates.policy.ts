import { ability } from '#engine/judging/ability.ts'
import { existsIn } from '#engine/judging/condition.ts'
import type { Policy } from '#engine/serve.ts'
import { takesPart, worksAtHost } from '#features/internships/internships.policy.ts'
import type { certificates } from '#protocol/features/certificates.ts'

/** Whose it is, their school, and where they were. */
export const certificatePolicy = {
  read: (me) => existsIn('internships', 'id', 'internshipId', takesPart(me)),
} satisfies Policy<typeof certificates>

const isTrainee = (name: string) => name === 'student' || name === 'volunteer'

export const certificateAbilities = [
  ability('seeCertificates', (me) => me.isOperator || me.staffOf().length > 0 || worksAtHost(me)),
  /** One's own. */
  ability('keepCertificates', (me) => me.roles.some(({ name }) => isTrainee(name))),
]
