import { failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import { userPolicy } from '#features/users/users.policy.ts'
import { isId } from '#protocol/ids-and-dates.ts'
import * as protocol from '#protocol/progress.ts'
import { studentsIn } from './student-stages.ts'

type Counted = { stage: number; count: number; late: number; handedIn: number }

/** The numbers of a dashboard in one question, over the students whom the reader may see. */
export const studentProgress = answer(protocol.studentProgress, async ({ me, read, asked }) => {
  const period = asked().filter.get('periodId')
  if (period && !isId(period.text)) throw failParameter('parameter.invalid', period.parameter)
  const params = new Params()
  const where = compile(userPolicy.read(me), 't', params)
  const rows = await read<Counted>({
    text: `select s.stage, count(*)::int as count, count(*) filter (where s.late)::int as late,
        count(*) filter (where s.handed_in)::int as "handedIn"
      from (${studentsIn(me, period && [period.text], params.add)}) s join users t on t.id = s.id
      where ${where} group by s.stage`,
    values: params.values,
  })
  const sum = (name: 'late' | 'handedIn') => rows.reduce((total, row) => total + row[name], 0)
  const stages = protocol.studentStages.map((name, rank) => [name, rows.find((row) => row.stage === rank)?.count ?? 0])
  const meta = { stages: Object.fromEntries(stages), late: sum('late'), handedIn: sum('handedIn') }
  return { meta: meta satisfies protocol.StudentProgress }
})
