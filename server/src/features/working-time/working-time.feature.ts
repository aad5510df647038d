import { feature } from '#engine/feature.ts'
import { serve } from '#engine/serve.ts'
import { freeDays } from '#protocol/features/working-time.ts'
import { saveSchoolCalendar, schoolCalendar } from './school-calendar.ts'
import { schoolFreeDays } from './school-free-days.ts'
import { freeDayPolicy, workingTimeAbilities } from './working-time.policy.ts'

/** What the law says about working time, and when schools are free. Hours ask `breachesBy` about it. */
export const workingTimeFeature = feature({
  abilities: workingTimeAbilities,
  resources: [serve(freeDays, { table: 'free_days', policy: freeDayPolicy, writes: ['create', 'update', 'delete'] })],
  commands: [saveSchoolCalendar],
  queries: [schoolCalendar],
  calendar: [schoolFreeDays],
  activities: { school: ['freeDay', 'schoolCalendar'] },
})
