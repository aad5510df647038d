import { allOf, sqlCondition } from '#engine/judging/condition.ts'
import { countLine, countWhere, periodicSection, waitingSection } from '#engine/periodic-section.ts'
import { worksAtHost } from '#features/internships/internships.policy.ts'
import { handlesContract } from './contracts.policy.ts'

/** So close to the first day it should be signed. */
const NEAR_DAYS = 14

const nearStart = sqlCondition(
  (t) => `${t}.waits_for is not null and exists (select from internships i where i.id = ${t}.internship_id
    and i.status not in ('completed', 'stopped', 'refused')
    and i.start_date between today_nl() - ${NEAR_DAYS} and today_nl() + ${NEAR_DAYS})`,
)

export const contractSections = [
  waitingSection('contracts', 'contracts', {
    title: { nl: 'Contracten', en: 'Contracts' },
    isFor: (me) => me.isStudent || me.staffOf().length > 0 || worksAtHost(me),
    flag: 'digitalContracts',
    words: {
      nl: ['1 contract om in te vullen of te ondertekenen', '{n} contracten om in te vullen of te ondertekenen'],
      en: ['1 contract to fill in or to sign', '{n} contracts to fill in or to sign'],
    },
    path: '/contracts?yours=true',
  }),
  periodicSection('unsignedContracts', {
    kind: 'state',
    title: { nl: 'Niet getekend, bijna begonnen', en: 'Not signed, about to begin' },
    isFor: (me) => me.isSchoolAdmin,
    flag: 'digitalContracts',
    lines: async (reader) =>
      countLine(
        await countWhere(reader, 'contracts', allOf(handlesContract(reader.me), nearStart)),
        reader,
        {
          nl: [
            '1 contract is niet getekend, en de eerste dag is dichtbij of voorbij',
            '{n} contracten zijn niet getekend, en de eerste dag is dichtbij of voorbij',
          ],
          en: [
            '1 contract is not signed, and the first day is near or past',
            '{n} contracts are not signed, and the first day is near or past',
          ],
        },
        '/contracts?going=true',
      ),
  }),
]
