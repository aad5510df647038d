import { feature } from '#engine/feature.ts'
import { ability } from '#engine/judging/ability.ts'
import { anyOf, type Condition, existsIn } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { personal } from '#engine/personal.ts'
import { type Policy, seenWith, serve } from '#engine/serve.ts'
import { hostAgreed, ofSchool, own, worksAtHost } from '#features/internships/internships.policy.ts'
import { studentName } from '#features/internships/student-name.ts'
import { checkInLife, checkIns } from '#protocol/features/check-ins.ts'
import { checkIn, checkInByName } from './check-in.ts'
import { checkOut, dropCheckIn } from './check-out.ts'
import { showCheckInCode } from './show-code.ts'

const of = (internship: Condition<'internships'>): Condition<'check_ins'> =>
  existsIn('internships', 'id', 'internshipId', internship)
/** One's own, and those of one's house: not everybody has a phone at hand. */
const comesOrHosts = (me: Me): Condition<'check_ins'> => anyOf(of(own(me)), of(hostAgreed(me)))

const checkInPolicy = {
  read: (me) => anyOf(me.isOperator, comesOrHosts(me), of(ofSchool(me))),
  checkOut: comesOrHosts,
  dropCheckIn: comesOrHosts,
} satisfies Policy<typeof checkIns, 'checkOut' | 'dropCheckIn'>

export const checkInsFeature = feature({
  flag: 'hours',
  abilities: [ability('showCheckInCode', worksAtHost, 'hours')],
  resources: [
    serve(checkIns, {
      table: 'check_ins',
      policy: checkInPolicy,
      relations: { internship: seenWith('internshipId'), student: seenWith('studentId') },
      expressions: {
        studentName: (t) => `(select ${studentName('i')} from internships i where i.id = ${t}.internship_id)`,
        hostName: (t) =>
          `(select coalesce(o.name, i.organization_name, i.title) from internships i
            left join organizations o on o.id = i.organization_id where i.id = ${t}.internship_id)`,
      },
    }),
  ],
  commands: [showCheckInCode, checkIn, checkInByName, checkOut, dropCheckIn],
  lifecycles: [checkInLife],
  activities: { hours: ['checkIn'] },
  personal: personal({
    files: {
      'check-ins': {
        title: ['Inchecken', 'Check-ins'],
        text: `select c.id, i.title as internship, c.came_at, c.left_at from check_ins c
          join internships i on i.id = c.internship_id where c.student_id = $1 order by c.came_at`,
        labels: {
          internship: ['Stage', 'Internship'],
          cameAt: ['Binnen', 'Came in'],
          leftAt: ['Naar huis', 'Went home'],
        },
      },
    },
    columns: { 'check_ins.student_id': { told: 'check-ins', onErase: 'delete' } },
  }),
})
