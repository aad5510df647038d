import type { TableName } from '#db/tables.ts'
import { searchThrough } from '#engine/asking/search.ts'
import type { Condition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'

/**
 * What is between a student and a host, found by either. By the student only for the school: among the words of a person
 * are also the address and the number, and a host may not even know the name yet.
 */
export function searchStudentAndHost(
  table: 'internships' | 'applications' | 'contracts' | 'form_submissions',
  search: string | undefined,
  me: Me,
): Condition<TableName> {
  const mentorId = me.mentorOf().length > 0 ? me.id : null
  const ofSchool = (i: string, add: (value: unknown) => string) =>
    me.isOperator
      ? 'true'
      : `(${i}.school_id = any(${add(me.adminOf('School'))}::uuid[]) or ${i}.student_id in (
          select m.student_id from mentored_students m where m.mentor_id = ${add(mentorId)}::uuid))`
  return searchThrough(
    table,
    [
      { column: 'studentId', words: 'user_words', id: 'userId', where: ofSchool },
      { column: 'organizationId', words: 'organization_words', id: 'organizationId' },
    ],
    search ?? '',
  )
}
