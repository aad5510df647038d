import { searchTexts } from '#engine/asking/search.ts'
import { feature } from '#engine/feature.ts'
import { allOf } from '#engine/judging/condition.ts'
import { serve, through } from '#engine/serve.ts'
import * as protocol from '#protocol/features/periods.ts'
import { copyPeriods } from './copy-periods.ts'
import { periodOverlaps } from './period-overlaps.ts'
import { periodMails } from './periods.mails.ts'
import { periodNews } from './periods.news.ts'
import { internshipPeriodPolicy, periodAbilities, schoolYearPolicy } from './periods.policy.ts'
import { periodReactions, tellPeriodOpening } from './periods.reactions.ts'
import { periodSections } from './periods.sections.ts'
import { currentInternshipPeriod, periodScopes } from './periods-in-scope.ts'
import { createInternshipPeriod, updateInternshipPeriod } from './save-period.ts'
import { tendPeriods } from './tend-periods.ts'

export const periodsFeature = feature({
  periodic: periodSections,
  abilities: periodAbilities,
  resources: [
    serve(protocol.schoolYears, {
      table: 'school_years',
      policy: schoolYearPolicy,
      expressions: {
        isCurrent: (t) => `(today_nl() between ${t}.start_date and ${t}.end_date)`,
        isNext: (t) => `((today_nl() + interval '1 year')::date between ${t}.start_date and ${t}.end_date)`,
      },
    }),
    serve(protocol.internshipPeriods, {
      table: 'internship_periods',
      policy: internshipPeriodPolicy,
      relations: {
        levels: through('internship_period_levels', 'internshipPeriodId', 'levelId'),
        groups: through('internship_period_groups', 'internshipPeriodId', 'groupId'),
      },
      scopes: ({ search = '', ...asked }, me) =>
        allOf(
          searchTexts((t) => `${t}.name`, search),
          periodScopes(asked, me),
        ),
      relevance: (t) => [`sort_key(${t}.name)`],
      writes: ['delete'],
    }),
  ],
  lifecycles: [protocol.periodLife],
  commands: [createInternshipPeriod, updateInternshipPeriod, copyPeriods],
  queries: [currentInternshipPeriod, periodOverlaps],
  reactions: periodReactions,
  jobs: [tendPeriods, tellPeriodOpening],
  mails: periodMails,
  news: periodNews,
  activities: { school: ['internshipPeriod', 'internshipPeriods', 'schoolYear'] },
})
