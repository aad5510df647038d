import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { hourContact } from '#features/hours/host/hour-contact.ts'
import { mentorsOf } from '#features/mentorships/who-looks-after.ts'
import type { FormRole } from '#protocol/features/forms.ts'

export type AskedInternship = { id: string; studentId: string; schoolId: string | null; organizationId: string | null }
export type Respondent = {
  respondentId: string | null
  respondentName: string | null
  respondentEmail: string | null
}

const account = (respondentId: string): Respondent => ({ respondentId, respondentName: null, respondentEmail: null })

/** Who fills it in of this internship: somebody who signs in, or the contact of the host by a link. */
export async function whoAnswers(tx: Tx, of: AskedInternship, role: FormRole): Promise<Respondent> {
  if (role === 'host') {
    const contact = await hourContact(tx, of.id)
    if (!contact) throw fail('formSubmission.noHost')
    if (contact.id) return { ...account(contact.id), respondentEmail: contact.email }
    return { respondentId: null, respondentName: contact.name || null, respondentEmail: contact.email }
  }
  if (role === 'mentor') {
    const { studentId, schoolId } = of
    const [mentor] = schoolId ? await mentorsOf(tx, { studentId, schoolId }) : []
    if (!mentor) throw fail('formSubmission.noMentor')
    return account(mentor.id)
  }
  const student = await tx.row(`select 1 from users where id = $1 and status in ('active', 'invited')`, [of.studentId])
  if (!student) throw fail('formSubmission.noStudent')
  return account(of.studentId)
}
