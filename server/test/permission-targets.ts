import { fixed, type Target } from './permission-tools.ts'
import type { Caller, PermissionWorld } from './permission-world.ts'

/** The organizations of the site, as the table calls them. */
export const organizationsOf = ({ places }: PermissionWorld) =>
  fixed({
    school: places.school.id,
    'other school': places.otherSchool.id,
    centre: places.center.id,
    'other centre': places.otherCenter.id,
    'non-profit': places.nonProfit.id,
    provider: places.provider.id,
    'host of other centre': places.otherHost.id,
    'host of school': places.schoolHost.id,
    'host of nobody': places.freeHost.id,
    'pending host': places.pendingHost.id,
  })

export const schoolsOf = ({ places }: PermissionWorld) =>
  fixed({ school: places.school.id, 'other school': places.otherSchool.id })

/** The people of the site whom somebody looks after. */
export const peopleOf = ({ people }: PermissionWorld) =>
  fixed({
    'mentored student': people.mentored,
    'other student': people.pupil,
    mentor: people.colleague,
    'centre volunteer': people.volunteer,
    'worker at non-profit': people.worker,
    'worker at provider': people.baker,
    'worker at other host': people.stranger,
    'student of other school': people.otherPupil,
  })

/** Everybody there is: oneself, and all others. */
export const usersOf = (w: PermissionWorld): Target[] => [
  { name: 'oneself', id: ({ id }) => id },
  ...[...peopleOf(w), ...fixed({ operator: w.people.operator })].map(({ name, id }) => ({
    name,
    id: (caller: Caller) => (id() === caller.id ? null : id()),
  })),
]
