import { type ErrorDetail, Failure, fail, failField } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { check } from '#protocol/declaring/fields.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { phaseFields, type SavedPhase } from '#protocol/features/workflows.ts'
import { isObject } from '#protocol/shared/guards.ts'

export const MOST_PHASES = 30

/** Every phase by the rules of its fields; all that is wrong is said at once, each at its place. */
export function readPhases(given: unknown): SavedPhase[] {
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST_PHASES)
    throw failField('workflow.empty', 'phases', { max: MOST_PHASES })
  const problems: ErrorDetail[] = []
  const phases = given.map((each, at) => {
    const phase: Record<string, unknown> = {}
    const wrong = (name: string, detail: Pick<ErrorDetail, 'code' | 'params'>) =>
      problems.push({ ...detail, source: { pointer: `/data/attributes/phases/${at}/${name}` } })
    const sent = isObject(each) ? each : {}
    if (sent.id !== undefined && !isId(sent.id)) wrong('id', { code: 'id' })
    for (const [name, field] of Object.entries(phaseFields)) {
      const value = typeof sent[name] === 'string' ? sent[name].trim() || null : (sent[name] ?? null)
      const found = check(field, value)
      if (found) wrong(name, found)
      phase[name] = value
    }
    if (phase.dueRule === 'date' && !phase.dueDate) wrong('dueDate', { code: 'required' })
    if (['previous', 'start', 'end'].includes(String(phase.dueRule)) && phase.dueDays === null)
      wrong('dueDays', { code: 'required' })
    return { ...phase, ...(sent.id ? { id: sent.id } : {}) } as SavedPhase
  })
  if (problems.length > 0) throw new Failure(problems)
  return phases
}

/** Steps count from nought without gaps, and never back. */
function inSteps(phases: SavedPhase[]): SavedPhase[] {
  const ordered = phases.map((phase, at) => ({ phase, at })).sort((a, b) => a.phase.step - b.phase.step || a.at - b.at)
  const steps = [...new Set(ordered.map(({ phase }) => phase.step))]
  return ordered.map(({ phase }) => ({ ...phase, step: steps.indexOf(phase.step) }))
}

function requireShape(phases: readonly SavedPhase[]): void {
  const last = phases.at(-1)
  const completions = phases.filter(({ kind }) => kind === 'completion')
  const isAlone = last && phases.filter(({ step }) => step === last.step).length === 1
  if (completions.length !== 1 || last?.kind !== 'completion' || !isAlone)
    throw failField('workflow.completionLast', 'phases')
  const search = phases.findIndex(({ kind }) => kind === 'search')
  if (search > 0 || phases.filter(({ kind }) => kind === 'search').length > 1)
    throw failField('workflow.searchFirst', 'phases')
}

/** A form of the school or of the centre of the site, published; one that stands there already may be closed by now. */
async function requireForms(tx: Tx, workflowId: string, phases: readonly SavedPhase[]): Promise<void> {
  const formIds = [...new Set(phases.flatMap(({ formId }) => formId ?? []))]
  if (formIds.length === 0) return
  const known = await tx.rows<{ id: string }>(
    `select f.id from forms f join organizations o on o.id = f.organization_id join workflows w on w.id = $1
     where f.id = any($2::uuid[]) and (f.organization_id = w.school_id or o.type = 'VolunteerCenter')
       and (f.status = 'published' or exists (select from workflow_phases p where p.workflow_id = w.id and p.form_id = f.id))`,
    [workflowId, formIds],
  )
  for (const [at, { formId, kind }] of phases.entries()) {
    const fits = kind === 'form' || kind === 'evaluation'
    if (formId && !(fits && known.some(({ id }) => id === formId)))
      throw failField('relation.missing', `phases/${at}/formId`, { name: 'form' })
  }
}

/** What was sent as phases of this route, in the order of their steps. */
export async function checkPhases(tx: Tx, workflowId: string, given: unknown): Promise<SavedPhase[]> {
  const phases = inSteps(readPhases(given))
  requireShape(phases)
  const ids = phases.flatMap(({ id }) => id ?? [])
  const known = await tx.rows<{ id: string; kind: string }>(
    'select id, kind from workflow_phases where workflow_id = $1 and id = any($2::uuid[])',
    [workflowId, ids],
  )
  const kinds = new Map(known.map(({ id, kind }) => [id, kind]))
  const levelIds = [...new Set(phases.flatMap((phase) => phase.levelIds))]
  const levels = await tx.rows('select 1 from levels where id = any($1::uuid[])', [levelIds])
  if (levels.length < levelIds.length) throw failField('relation.missing', 'phases', { name: 'level' })
  if (new Set(ids).size < ids.length) throw fail('request.invalid', {}, { pointer: '/data/attributes/phases' })
  for (const [at, { id, kind }] of phases.entries()) {
    if (id && !kinds.has(id)) throw failField('relation.missing', `phases/${at}/id`, { name: 'phase' })
    if (id && kinds.get(id) !== kind) throw failField('workflow.kindFixed', `phases/${at}/kind`)
  }
  await requireForms(tx, workflowId, phases)
  return phases
}
