import type { RouterContextProvider } from 'react-router'
import { readLevelChoices } from '#app/features/levels/level-choices.ts'
import { mentorsOf } from '#app/features/mentorships/mentor-choices.ts'
import { choosePeriod } from '#app/features/periods/chosen-period.server.ts'
import { apiOf, pageContext } from '#lib/context.ts'
import { orElse } from '#lib/or-else.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { demandNumbers, demandParts } from '#protocol/features/analytics.ts'
import { currentGroups } from '#protocol/features/groups.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import type { DemandChosen } from './demand-charts.ts'

/** As many as a list in a form can hold. */
const MOST = 300

/** What the address asks, and the numbers for it; without a period there are none. */
export async function readDemand(context: Readonly<RouterContextProvider>, request: Request) {
  const session = await requireCan(context, 'seeDemand')
  const api = apiOf(context, session)
  const schoolId = session.organization?.id
  const isManager = session.can.managePeople === true
  const none = { choices: [], isMore: false }
  const [{ periods, period }, groups, levels, mentors] = await Promise.all([
    choosePeriod(context, request, schoolId),
    orElse(api.tell(currentGroups, { filter: { most: MOST } }), none),
    readLevelChoices(api),
    isManager && schoolId ? orElse(mentorsOf(api, schoolId, { most: MOST }), none) : none,
  ])
  const choices = { periods, groups: groups.choices, levels: levels.known, mentors: mentors.choices }
  if (!period) return { choices, period: null, chosen: null, numbers: null, flags: flagsOf(context) } as const
  const asked = new URL(request.url).searchParams
  const among = (name: string, list: { id: string }[]) => {
    const id = asked.get(name) ?? ''
    return isId(id) && list.some((each) => each.id === id) ? id : ''
  }
  const per = asked.get('per') ?? ''
  // Who looks after whom is for who runs the school.
  const parts = isManager ? demandParts : demandParts.slice(0, 2)
  const chosen: DemandChosen & { per: (typeof demandParts)[number] } = {
    periodId: period.id,
    klas: among('klas', choices.groups),
    niveau: among('niveau', choices.levels),
    mentor: among('mentor', choices.mentors),
    per: isOneOf(parts, per) ? per : 'group',
  }
  const numbers = await api.tell(demandNumbers, {
    filter: {
      periodId: period.id,
      per: chosen.per,
      ...(chosen.klas ? { groupId: [chosen.klas] } : {}),
      ...(chosen.niveau ? { levelId: [chosen.niveau] } : {}),
      ...(chosen.mentor ? { mentorId: [chosen.mentor] } : {}),
    },
  })
  // Forms are not for every site.
  const evaluations = session.can.followForms ? numbers.evaluations : []
  const isByMentor = !isManager || chosen.mentor !== ''
  return { choices, period, chosen, numbers, evaluations, parts, isByMentor, flags: flagsOf(context) } as const
}

function flagsOf(context: Readonly<RouterContextProvider>) {
  const { hours, digitalContracts } = context.get(pageContext).site.flags
  return { hours, digitalContracts }
}
