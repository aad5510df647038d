import { feature } from '#engine/feature.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { turnLife, yearTurns } from '#protocol/features/year-turn.ts'
import { tendYearTurns } from './close-accounts.ts'
import { beginYearTurn, planClass, planStudents } from './plan-turn.ts'
import { runTurnJob, runYearTurn } from './run-turn.ts'
import { turnClassStudents, turnPlan } from './turn-plan.ts'
import { undoTurnJob, undoYearTurn } from './undo-turn.ts'
import { yearTurnPersonal } from './year-turn.personal.ts'
import { yearTurnAbilities, yearTurnPolicy } from './year-turn.policy.ts'

/** The turn of the school year: planned per class, with exceptions; done at once, from 1 August on; taken back with one button. */
export const yearTurnFeature = feature({
  abilities: yearTurnAbilities,
  resources: [
    serve(yearTurns, {
      table: 'year_turns',
      policy: yearTurnPolicy,
      relations: { turnedBy: seenWith('turnedById') },
    }),
  ],
  lifecycles: [turnLife],
  commands: [beginYearTurn, planClass, planStudents, runYearTurn, undoYearTurn],
  queries: [turnPlan, turnClassStudents],
  jobs: [runTurnJob, undoTurnJob, tendYearTurns],
  activities: { school: ['yearTurn'] },
  personal: yearTurnPersonal,
})
