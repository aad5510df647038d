import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { selfFoundSubmitted } from '#protocol/features/internships.ts'
import * as protocol from '#protocol/features/self-found.ts'
import { studentProfiles } from '#protocol/features/students.ts'
import { townName } from '#server/places/towns.ts'
import { checkReport, openPeriod, requireFirst } from './check-report.ts'
import { openReportPhases } from './report-phases.ts'
import { mayReport, mayReportFor } from './self-found.policy.ts'

/** The student reports it, or somebody of the school does so for a student. */
export const reportSelfFound = handle(
  protocol.reportSelfFound,
  async ({ input, me, tx }) => {
    const { internshipPeriodId, studentId: forWhom, ...report } = input
    const studentId = forWhom ?? me.requireId()
    const isAllowed =
      studentId === me.id ? me.isStudent : await tx.holdsFor(studentProfiles, studentId, mayReportFor(me))
    if (!isAllowed) throw fail('access.forbidden')
    const student = await tx.row<{ id: string; schoolId: string }>(
      'select id, school_id as "schoolId" from student_profiles where id = $1',
      [studentId],
    )
    if (!student) throw fail('student.only')
    const period = await openPeriod(tx, internshipPeriodId, student)
    await checkReport(tx, report, period)
    await requireFirst(tx, studentId, internshipPeriodId, report.organizationName)
    const row = await tx.insert(protocol.selfFoundInternships, {
      ...report,
      city: townName(report.city),
      title: report.organizationName,
      schoolId: student.schoolId,
      studentId,
      internshipPeriodId,
      selfFound: true,
      status: 'proposed',
      contractType: tx.site.flags.digitalContracts ? 'digital' : 'paper',
    })
    await openReportPhases(tx, row.id)
    tx.emit(selfFoundSubmitted, { internshipId: row.id, studentId }, { type: 'users', id: studentId })
    return { id: row.id, created: true }
  },
  mayReport,
)
