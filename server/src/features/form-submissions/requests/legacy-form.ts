import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { addVersion } from '#features/forms/publish-form.ts'
import type { Both, FormContent } from '#protocol/features/forms/content.ts'
import { legacyEvaluation } from '#protocol/features/forms/starters.ts'
import { type FormPurpose, formCreated, formLife } from '#protocol/features/forms.ts'

type Role = 'student' | 'host' | 'mentor'
const purposes: Record<Role, FormPurpose> = {
  student: 'evaluation_student',
  host: 'evaluation_host',
  mentor: 'evaluation_mentor',
}
const both = (nl: string, en: string): Both => ({ nl, en })
const titles: Record<Role, Both> = {
  student: both('Evaluatie door de leerling', 'Evaluation by the student'),
  host: both('Evaluatie door de stagebieder', 'Evaluation by the host'),
  mentor: both('Evaluatie door de mentor', 'Evaluation by the mentor'),
}
/** The fixed simple form that some sites have had for years, under the name of who fills it in. It is never built on. */
export const legacyContent = (role: Role): FormContent => ({ ...legacyEvaluation, title: titles[role] })

/** The one of this school. It is made when it is first needed; of two who need it at once one makes it. */
export async function legacyForm(tx: Tx, schoolId: string, role: Role): Promise<string> {
  const purpose = purposes[role]
  const find = () =>
    tx.row<{ id: string }>('select id from forms where organization_id = $1 and purpose = $2 and is_legacy', [
      schoolId,
      purpose,
    ])
  const known = await find()
  if (known) return known.id
  const content = legacyContent(role)
  const made = await tx.row<{ id: string }>(
    `insert into forms (organization_id, name, purpose, content, is_legacy) values ($1, $2, $3, $4, true)
     on conflict do nothing returning id`,
    [schoolId, content.title.nl, purpose, JSON.stringify(content)],
  )
  if (!made) return (await find())?.id ?? legacyForm(tx, schoolId, role)
  tx.emit(formCreated, {}, { type: 'forms', id: made.id })
  await addVersion(tx, made.id, 1, content, null)
  const set = { publishedVersion: 1, publishedAt: sql`now()` }
  await tx.move(formLife.publish, { id: made.id }, { set, tell: { version: 1 } })
  return made.id
}
