import { fail, failParameter } from '#engine/fail.ts'
import { answer, type QueryContext } from '#engine/feature.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/year-turn.ts'
import { plannedStudents, plannedValues } from './planned-students.ts'
import { type PlannedTurn, readTurn } from './turn-classes.ts'
import { byName, type Flow, studentJson, turnOutcome } from './turn-outcome.ts'

/** The turn that is asked about, for who may see it. */
async function askedTurn({ me, read, asked }: QueryContext): Promise<PlannedTurn> {
  if (!me.isOperator && !me.isSchoolAdmin) throw fail('access.forbidden')
  const turnId = asked().filter.get('turnIdEq')
  if (!turnId || !isId(turnId.text)) throw failParameter('parameter.invalid', turnId?.parameter ?? 'filter[turn_id_eq]')
  const found = await readTurn(read, turnId.text, me.isOperator ? null : me.adminOf('School'))
  if (!found) throw fail('record.missing')
  return found
}

/** The plan as it stands: worked out anew each time, so that whoever came into a class since yesterday is in it. */
export const turnPlan = answer(protocol.turnPlan, async (context) => {
  const planned = await askedTurn(context)
  const { flows, ...outcome } = await turnOutcome(context.read, planned)
  const classes = planned.classes.map((each) => ({ ...each, ...flowsOf(each.id, flows) }))
  const plan: protocol.TurnPlan = { ...planned.years, classes, ...outcome }
  return { meta: plan }
})

function flowsOf(classId: string, flows: readonly Flow[]) {
  const own = flows.filter(({ groupId }) => groupId === classId)
  const students = own.reduce((sum, { count }) => sum + count, 0)
  return { students, flows: own.map(({ fate, to, count }) => ({ fate, to, count })) }
}

const hasName = `(starts_with(lower(u.last_name), $6) or starts_with(lower(u.first_name), $6)
  or starts_with(lower(concat_ws(' ', u.first_name, u.infix, u.last_name)), $6))`

/** The students of one class, or of any class by the beginning of a name. */
export const turnClassStudents = answer(protocol.classStudents, async (context) => {
  const { filter } = context.asked()
  const group = filter.get('groupIdEq')
  if (group && !isId(group.text)) throw failParameter('parameter.invalid', group.parameter)
  const { turn, classes } = await askedTurn(context)
  const search = (filter.get('search')?.text ?? '').toLowerCase()
  const which = group
    ? { where: 'p.student_id in (select student_id from members where group_id = $6)', value: group.text, most: 500 }
    : { where: hasName, value: search, most: search ? 20 : 200 }
  const rows = await context.read<{ student: protocol.TurnStudent }>({
    text: `with ${plannedStudents}
      select ${studentJson} as student from planned p join users u on u.id = p.student_id
      where ${which.where} order by ${byName} limit ${which.most}`,
    values: [...plannedValues(turn, classes), which.value],
  })
  return { meta: { students: rows.map(({ student }) => student) } }
})
