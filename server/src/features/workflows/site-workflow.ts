import type { Tx } from '#engine/writing/transaction.ts'
import type { SavedPhase } from '#protocol/features/workflows.ts'
import { defaultPhases } from './default-workflow.ts'

/** The phases of a route in their order, as the editor knows them. */
export const savedPhases = (
  where: string,
) => `select f.id, f.step, f.kind, f.name, f.name_en as "nameEn", f.explanation,
    f.explanation_en as "explanationEn", f.actor, f.due_rule as "dueRule", f.due_date::text as "dueDate",
    f.due_days as "dueDays", f.by_hand as "byHand", f.remind_days as "remindDays", f.only_self_found as "onlySelfFound",
    f.only_minors as "onlyMinors", f.level_ids as "levelIds", f.form_id as "formId"
  from workflow_phases f where ${where} and f.removed_at is null order by f.position, f.id`

export async function phasesOfWorkflow(tx: Tx, workflowId: string): Promise<SavedPhase[]> {
  return tx.rows<SavedPhase>(savedPhases('f.workflow_id = $1'), [workflowId])
}

/** The route that a period is on: its own, or that of the site. */
export async function phasesOfPeriod(tx: Tx, periodId: string): Promise<SavedPhase[]> {
  const own = await tx.row<{ workflowId: string | null }>(
    'select workflow_id as "workflowId" from internship_periods where id = $1',
    [periodId],
  )
  return phasesOfWorkflow(tx, own?.workflowId ?? (await siteWorkflow(tx)))
}

/** Every site has one to begin with. It is made when it is first needed; of two who need it at once one makes it. */
export async function siteWorkflow(tx: Tx): Promise<string> {
  const find = () => tx.row<{ id: string }>('select id from workflows where school_id is null')
  const known = await find()
  if (known) return known.id
  const made = await tx.row<{ id: string }>(
    `insert into workflows (name) values ($1) on conflict do nothing returning id`,
    ['Standaardroute'],
  )
  if (!made) return (await find())?.id ?? siteWorkflow(tx)
  await writeWorkflowPhases(tx, made.id, defaultPhases(tx.site))
  return made.id
}

/** New phases of a route. What is written at once keeps its order by `position`. */
export async function writeWorkflowPhases(tx: Tx, workflowId: string, phases: readonly SavedPhase[]): Promise<void> {
  await tx.run(
    `insert into workflow_phases (id, workflow_id, position, step, kind, name, name_en, explanation, explanation_en, actor,
       due_rule, due_date, due_days, by_hand, remind_days, only_self_found, only_minors, level_ids, form_id)
     select coalesce(p.id, gen_random_uuid()), $1, p.position, p.step, p.kind, p.name, p."nameEn", p.explanation,
       p."explanationEn", p.actor, p."dueRule", p."dueDate", p."dueDays", p."byHand", p."remindDays", p."onlySelfFound",
       p."onlyMinors", p."levelIds", p."formId"
     from jsonb_to_recordset($2::jsonb) as p(id uuid, position integer, step integer, kind text, name text, "nameEn" text,
       explanation text, "explanationEn" text, actor text, "dueRule" text, "dueDate" date, "dueDays" integer,
       "byHand" boolean, "remindDays" smallint[], "onlySelfFound" boolean, "onlyMinors" boolean, "levelIds" uuid[],
       "formId" uuid)
     on conflict (tenant_id, id) do update set position = excluded.position, step = excluded.step, kind = excluded.kind,
       name = excluded.name, name_en = excluded.name_en, explanation = excluded.explanation,
       explanation_en = excluded.explanation_en, actor = excluded.actor, due_rule = excluded.due_rule,
       due_date = excluded.due_date, due_days = excluded.due_days, by_hand = excluded.by_hand,
       remind_days = excluded.remind_days, only_self_found = excluded.only_self_found, only_minors = excluded.only_minors,
       level_ids = excluded.level_ids, form_id = excluded.form_id, removed_at = null`,
    [workflowId, JSON.stringify(phases.map((phase, position) => ({ ...phase, position })))],
  )
}
