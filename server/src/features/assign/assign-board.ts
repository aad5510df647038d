import { fail, failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/assign.ts'
import { mayAssign } from './assign.policy.ts'
import { freeStudents, openPlaces, type PlaceRow, type StudentRow } from './load-problem.ts'

/** As many as one can look at; who wants others searches, or chooses a class. */
const SHOWN = 500

export const assignBoard = answer(protocol.assignBoard, async ({ me, read, asked }) => {
  if (!mayAssign(me)) throw fail('access.forbidden')
  const period = asked().filter.get('periodId')
  if (!period || !isId(period.text)) throw failParameter('parameter.invalid', period?.parameter ?? 'filter[period_id]')
  const [ours] = await read<{ schoolId: string }>({
    text: 'select school_id as "schoolId" from internship_periods where id = $1 and school_id = any($2::uuid[])',
    values: [period.text, me.staffOf()],
  })
  if (!ours) throw fail('record.missing')
  const mentorId = me.adminOf('School').includes(ours.schoolId) ? null : me.requireId()
  const [students, places] = await Promise.all([
    read<StudentRow>(freeStudents(period.text, null, mentorId)),
    read<PlaceRow>(openPlaces(period.text)),
  ])
  const meta = {
    students: students
      .slice(0, SHOWN)
      .map(({ id, name, group, level, likes }): protocol.FreeStudent => ({ id, name, group, level, interests: likes })),
    places: places
      .slice(0, SHOWN)
      .map(
        ({ id, title, host, city, left, weekdays }): protocol.FreePlace => ({ id, title, host, city, left, weekdays }),
      ),
    more: { students: Math.max(0, students.length - SHOWN), places: Math.max(0, places.length - SHOWN) },
  }
  return { meta }
})
