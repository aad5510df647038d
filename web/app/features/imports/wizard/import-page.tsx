import { data, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, save, submit } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useFollow } from '#lib/use-follow.ts'
import type { Input } from '#protocol/declaring/define.ts'
import {
  busyStatuses,
  cancelImport,
  confirmImport,
  decideImportMentor,
  decideImportRows,
  importKinds,
  imports,
  mapImport,
  neededFields,
  retryImport,
  rowDecisions,
  rowOutcomes,
  undoImport,
} from '#protocol/features/imports.ts'
import { CheckStep } from '../check/check-step.tsx'
import { readRows, readStaff, readYears, viewOf } from '../imports.data.ts'
import type { Route } from './+types/import-page'
import { BusyStep } from './busy-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { FailedStep } from './failed-step.tsx'
import { ReportStep } from './report-step.tsx'
import { RunStep } from './run-step.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'imports', 'title')

export async function loader({ context, params, request }: Route.LoaderArgs) {
  await requireSession(context)
  const api = context.get(apiContext)
  const found = await api.find(imports, params.id)
  const search = new URL(request.url).searchParams
  const isMapping = found.status === 'parsed' || (found.status === 'previewed' && search.get('stap') === 'kolommen')
  if (isMapping) return { step: 'columns' as const, found, years: await readYears(api) }
  if (found.status === 'failed') return { step: 'failed' as const, found }
  if (found.status === 'running') return { step: 'run' as const, found }
  if (busyStatuses.includes(found.status)) return { step: 'busy' as const, found }
  const view = viewOf(search, found)
  const isOpen = found.status === 'previewed'
  const hasMentors = isOpen && found.mentors.length > 0
  const [list, staff] = await Promise.all([
    readRows(api, found.id, view),
    hasMentors ? readStaff(api, found.organizationId) : [],
  ])
  return {
    step: isOpen ? ('check' as const) : ('report' as const),
    found,
    view: { ...view, page: list.page },
    list,
    staff,
  }
}

/** Each button says what it wants; the state of the import is with the server, so a reload loses nothing. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { id } = params
  const form = await request.clone().formData()
  const here = `/importeren/${id}`
  const text = (name: string) => formText(form, name) || undefined
  const decision = rowDecisions.find((each) => each === text('decision')) ?? null
  switch (form.get('do')) {
    case 'map':
      return submitFields(form, async (input) => {
        await api.run(mapImport, id, input)
        return redirect(here)
      })
    case 'row': {
      const cells = Object.fromEntries(
        [...form].flatMap(([name, value]) => (name.startsWith('cell.') ? [[name.slice(5), String(value)]] : [])),
      )
      const rowIds = form.getAll('row').map(String)
      const choiceId = text('choiceId') ?? null
      const change = Object.keys(cells).length > 0 ? { rowIds, cells } : { rowIds, decision, choiceId }
      return save(() => api.run(decideImportRows, id, change))
    }
    case 'all':
      return save(() =>
        api.run(decideImportRows, id, {
          outcome: rowOutcomes.find((each) => each === text('outcome')),
          className: text('className') ?? null,
          decision,
        }),
      )
    case 'mentor':
      return save(async () => {
        const userId = text('userId')
        const decision = userId === 'leave' || userId === 'create' ? userId : 'link'
        await api.run(decideImportMentor, id, {
          mentor: text('mentor'),
          decision,
          userId: decision === 'link' ? userId : null,
          firstName: text('firstName'),
          infix: text('infix'),
          lastName: text('lastName'),
          email: text('email'),
        })
      }, decideImportMentor.input)
    case 'confirm':
      return submit(request, confirmImport, async (input) => {
        await api.run(confirmImport, id, input)
        return redirect(here)
      })
    case 'undo':
      return save(() => api.run(undoImport, id))
    case 'retry':
      return save(() => api.run(retryImport, id))
    case 'cancel':
      return save(async () => {
        await api.run(cancelImport, id)
        return redirect('/importeren', withToast({ title: 'imports.cancelled', color: 'info' }))
      })
    default:
      throw data(null, { status: 400 })
  }
}

/** A column that is left out sends an empty text, and must keep its place in the list. */
function submitFields(form: FormData, work: (input: Input<typeof mapImport.input>) => Promise<unknown>) {
  const isTicked = (name: string) => form.getAll(name).includes('true')
  const text = (name: string) => formText(form, name) || null
  const input = {
    fields: form.getAll('fields').map(String),
    schoolYearId: text('schoolYearId'),
    emailPattern: text('emailPattern'),
    makesClasses: isTicked('makesClasses'),
    remembers: isTicked('remembers'),
    discards: isTicked('discards'),
    ...(form.has('asksHeadings') ? { hasHeadings: isTicked('hasHeadings') } : {}),
  }
  const wrong = wrongColumns(String(form.get('kind')), input.fields)
  if (wrong) return data<FormAnswer>({ isSaved: false, errors: [{ field: 'fields', ...wrong }] }, 422)
  return save(() => work(input), mapImport.input)
}

/** Said here by the field, so that the page tells it in its own words. */
function wrongColumns(kind: string, fields: string[]) {
  const used = fields.filter(Boolean)
  const twice = used.find((field, index) => used.indexOf(field) !== index)
  if (twice) return { code: 'import.fieldTwice', params: { name: twice } }
  const needed = importKinds.find((each) => each === kind)
  const missing = needed && neededFields[needed].find((options) => !options.some((field) => used.includes(field)))
  return missing ? { code: 'import.fieldMissing', params: { name: missing[0] ?? '' } } : undefined
}

export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found } = loaderData
  useFollow(busyStatuses.includes(found.status))
  const errors = actionData?.errors ?? []
  switch (loaderData.step) {
    case 'columns':
      return <ColumnsStep key={found.updatedAt} found={found} years={loaderData.years} errors={errors} />
    case 'busy':
      return <BusyStep found={found} />
    case 'run':
      return <RunStep found={found} />
    case 'failed':
      return <FailedStep found={found} errors={errors} />
    case 'check':
      return <CheckStep {...loaderData} errors={errors} />
    default:
      return <ReportStep {...loaderData} errors={errors} />
  }
}
