import { data, redirect } from 'react-router'
import { choosePeriod } from '#app/features/periods/chosen-period.server.ts'
import { apiContext } from '#lib/context.ts'
import { save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useFollow } from '#lib/use-follow.ts'
import {
  applyMatching,
  type FreeStudent,
  matchingCriteria,
  proposeMatching,
  undoMatching,
} from '#protocol/features/assign.ts'
import type { Route } from './+types/assign'
import { readBoard, readPairs, readProposals } from './assign.data.ts'
import { AssignBusy } from './assign-busy.tsx'
import { AssignStart } from './assign-start.tsx'
import { NoPeriod } from './no-period.tsx'
import { ProposalView } from './proposal-view.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'assign', 'title')

const busy = ['waiting', 'applying', 'undoing']

export async function loader({ context, request }: Route.LoaderArgs) {
  const school = hereOf(await requireCan(context, 'assignPlaces'))
  const api = context.get(apiContext)
  const { periods, period } = await choosePeriod(context, request, school.id)
  if (!period) return { view: 'none' as const }
  const [proposals, board] = await Promise.all([readProposals(api, period.id), readBoard(api, period.id)])
  const params = new URL(request.url).searchParams
  const asked = params.get('voorstel')
  const chosen = chosenStudents(params, board.students)
  // What was taken back is no proposal any more, unless one asks for it.
  const proposal =
    proposals.find(({ id }) => id === asked) ??
    (asked === 'nieuw' || chosen
      ? undefined
      : proposals.find(({ status }) => status !== 'undone' && status !== 'failed'))
  if (proposal && busy.includes(proposal.status)) return { view: 'busy' as const, proposal, period }
  if (!proposal) return { view: 'start' as const, periods, period, board, chosen }
  const other = proposals.find(({ id, status }) => id !== proposal.id && status === 'solved')
  const [pairs, others] = await Promise.all([readPairs(api, proposal.id), other ? readPairs(api, other.id) : []])
  return {
    view: 'proposal' as const,
    periods,
    period,
    board,
    proposal,
    pairs,
    other: other ? { proposal: other, pairs: others } : null,
  }
}

/** Those of one class, or whom a list of students named; nobody is named: everybody. */
function chosenStudents(params: URLSearchParams, students: FreeStudent[]) {
  const named = new Set(params.get('leerlingen')?.split(','))
  const group = params.get('klas') ?? ''
  if (named.size === 0 && !group) return null
  const isAsked = (each: FreeStudent) => (named.size === 0 || named.has(each.id)) && (!group || each.group === group)
  return { ids: students.filter(isAsked).map(({ id }) => id), group, isNamed: named.size > 0 }
}

const here = '/internships/assign'
const lockOf = (text: FormDataEntryValue) => {
  const [studentId = '', vacancyId = ''] = String(text).split(':')
  return { studentId, vacancyId }
}

/** The pairs that stand fast go along with every form; what is worked out stays with the server. */
export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'assignPlaces')
  const api = context.get(apiContext)
  const form = await request.formData()
  const text = (name: string) => formText(form, name)
  // The period goes along: the address may name another one than the device remembers.
  const shown = (id: string) => redirect(`${here}?${new URLSearchParams({ periode: text('periodId'), voorstel: id })}`)
  switch (text('do')) {
    case 'propose':
    case 'onlyPairs': {
      const weights = Object.fromEntries(matchingCriteria.map((name) => [name, Number(text(name) || 0)]))
      const locks = form
        .getAll('lock')
        .map(lockOf)
        .filter(({ vacancyId }) => vacancyId)
      return save(async () => {
        const studentIds = form.getAll('student').map(String)
        const made = await api.run(proposeMatching, '', {
          internshipPeriodId: text('periodId'),
          weights,
          locks,
          ...(studentIds.length > 0 ? { studentIds } : {}),
          ...(text('do') === 'onlyPairs' ? { onlyLocks: true } : {}),
        })
        return shown(made.id)
      })
    }
    case 'apply':
      return save(async () => {
        await api.run(applyMatching, text('matchingId'))
        return shown(text('matchingId'))
      })
    case 'undo':
      return save(async () => {
        await api.run(undoMatching, text('matchingId'))
        return shown(text('matchingId'))
      })
    default:
      throw data(null, { status: 400 })
  }
}

/** Many students get a place at once: asked for, looked at, changed by hand, given. */
export default function Assign({ loaderData, actionData }: Route.ComponentProps) {
  useFollow(loaderData.view === 'busy')
  const errors = actionData?.errors ?? []
  switch (loaderData.view) {
    case 'none':
      return <NoPeriod />
    case 'busy':
      return <AssignBusy proposal={loaderData.proposal} periodId={loaderData.period.id} />
    case 'start':
      return <AssignStart {...loaderData} errors={errors} />
    default:
      return <ProposalView key={loaderData.proposal.id} {...loaderData} errors={errors} />
  }
}
