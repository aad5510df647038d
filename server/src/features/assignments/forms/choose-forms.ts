import { failField } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import { isScored } from '#protocol/features/forms/score.ts'

type Chosen = { formId?: string | null | undefined; rubricId?: string | null | undefined }

/** A published form of the school. One that stood there already may stay, also when it was closed meanwhile. */
async function contentOf(tx: Tx, schoolId: string, formId: string): Promise<FormContent | undefined> {
  if (!tx.site.flags.evaluationForms) return undefined
  const found = await tx.row<{ content: FormContent }>(
    `select v.content from forms f join form_versions v on v.form_id = f.id and v.number = f.published_version
     where f.id = $1 and f.organization_id = $2 and f.status = 'published'`,
    [formId, schoolId],
  )
  return found?.content
}

export async function requireForms(tx: Tx, schoolId: string, given: Chosen & { supervisor: string }, before?: Chosen) {
  const { formId, rubricId, supervisor } = given
  if (formId && formId !== before?.formId && !(await contentOf(tx, schoolId, formId)))
    throw failField('assignment.form', 'formId')
  if (!rubricId) return
  if (supervisor === 'decides') throw failField('assignment.rubricDecides', 'rubricId')
  if (rubricId === before?.rubricId) return
  const content = await contentOf(tx, schoolId, rubricId)
  if (!content || !isScored(content)) throw failField('assignment.rubric', 'rubricId')
}
