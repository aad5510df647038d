import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sendMessage, startConversation } from '#protocol/features/conversations.ts'
import { submitAnswers } from '#protocol/features/form-answering.ts'
import { remindSubmissions, requestForm, returnSubmission } from '#protocol/features/form-submissions.ts'
import { createForm, publishForm } from '#protocol/features/forms.ts'
import { assignGroup, groups } from '#protocol/features/groups.ts'
import { confirmImport, imports, mapImport } from '#protocol/features/imports.ts'
import { createInternshipPeriod, schoolYears } from '#protocol/features/periods.ts'
import { createUser } from '#protocol/features/users.ts'
import { required } from '#protocol/shared/guards.ts'
import { evaluation, good } from '../form-world.ts'
import { magisterFile, pupils } from '../import-files/students-file.ts'
import { failureReport, postSigned } from '../inbound.ts'
import { randomEmail } from '../setup.ts'
import { until } from '../until.ts'
import { uploadImport } from '../upload-import.ts'
import type { NewsWorld, Walk } from './news-world.ts'

/** A form that a student has to fill in. */
async function asked(w: NewsWorld) {
  const input = { name: 'Evaluatie', purpose: 'evaluation_student', content: evaluation } as const
  const { id: formId } = await w.schoolAdmin.run(createForm, '', input)
  await w.schoolAdmin.run(publishForm, formId, { revision: 1 })
  const student = await w.newStudent()
  const internshipIds = [await w.place(student, w.period)]
  const { made } = await w.mentor.run(requestForm, formId, { internshipIds, role: 'student' })
  return { student, id: required(made[0], 'what was asked') }
}
async function filledIn(w: NewsWorld) {
  const { student, id } = await asked(w)
  await student.run(submitAnswers, '', { submissionId: id, version: 1, answers: good })
  return id
}

/** A period of one class, in which one student is; everybody else has nothing to do with it. */
async function periodOfClass(w: NewsWorld, startDate: string, endDate: string) {
  const year = required(
    (await w.schoolAdmin.list(schoolYears)).find((each) => each.startDate <= startDate && startDate <= each.endDate),
    'school year',
  )
  const student = await w.newStudent()
  const of = { schoolId: w.school.id, schoolYearId: year.id }
  const group = await w.schoolAdmin.create(groups, { ...of, name: randomUUID().slice(0, 8), levelId: null })
  await w.schoolAdmin.run(assignGroup, student.id, { groupId: group.id })
  const days = { startDate, endDate }
  await w.schoolAdmin.run(createInternshipPeriod, '', { ...of, ...days, name: 'Voorjaarsstage', groupIds: [group.id] })
  await w.clock('tendPeriods')
}

const importBecomes = (w: NewsWorld, id: string, status: string) =>
  until(`the import is ${status}`, async () => {
    const row = await w.schoolAdmin.find(imports, id)
    return row.status === status ? row : undefined
  })

export const schoolWalk: Walk = {
  45: {
    name: 'form.requested',
    cause: async (w) => {
      const { id } = await asked(w)
      await w.settled()
      await w.rows(`update form_submissions set created_at = created_at - interval '3 days' where id = $1`, [id])
      await w.mentor.run(remindSubmissions, '', { submissionIds: [id] })
    },
    told: [
      'student: line formReminded',
      'student: line formRequested',
      'student: mail formReminder nl',
      'student: mail formRequested nl',
    ],
  },
  46: {
    name: 'form.submitted',
    cause: filledIn,
    told: ['later: line formSubmitted', 'mentor: line formSubmitted', 'mentor: mail formSubmitted en'],
  },
  47: {
    name: 'form.returned',
    cause: async (w) => w.mentor.run(returnSubmission, await filledIn(w), { reason: 'Vertel er iets bij.' }),
    told: ['student: line formReturned', 'student: mail formReturned nl'],
  },
  48: {
    name: 'message.received',
    cause: async (w) => {
      // By day: what staff write at night waits for the morning.
      w.app.road.registry.now = () => new Date('2030-01-15T11:00:00Z')
      const student = await w.newStudent()
      const { id } = await w.mentor.run(startConversation, '', { userId: student.id })
      await w.mentor.run(sendMessage, id, { madeId: randomUUID(), body: 'Hoe gaat het?' })
      await w.settled()
      await w.database.hurry()
      await w.settled()
      w.app.road.registry.now = () => new Date()
    },
    told: ['student: line messageReceived', 'student: mail messageReceived nl'],
  },
  49: {
    name: 'import.finished',
    cause: async (w) => {
      const { id, body } = await uploadImport(w.app, w.schoolAdmin, w.school.id, magisterFile(pupils(3)))
      assert.ok(id, body)
      const { columns } = await importBecomes(w, id, 'parsed')
      await w.schoolAdmin.run(mapImport, id, { fields: columns.map(({ field }) => field ?? '') })
      await importBecomes(w, id, 'previewed')
      await w.schoolAdmin.run(confirmImport, id, {})
      await importBecomes(w, id, 'completed')
    },
    told: ['schoolAdmin: line importFinished', 'schoolAdmin: mail importFinished nl'],
  },
  50: {
    name: 'import.failed',
    cause: async (w) => {
      const { id, body } = await uploadImport(w.app, w.schoolAdmin, w.school.id, 'PK\u0003\u0004 geen echt bestand')
      assert.ok(id, body)
      await importBecomes(w, id, 'failed')
    },
    told: ['schoolAdmin: line importFailed', 'schoolAdmin: mail importFailed nl'],
  },
  51: {
    name: 'period.opening',
    cause: (w) => periodOfClass(w, w.day(10), w.day(40)),
    told: ['student: line periodOpening', 'student: mail periodOpening nl'],
  },
  52: {
    name: 'period.closing, with students who have no place',
    cause: (w) => periodOfClass(w, w.day(1), w.day(10)),
    told: [
      'later: line periodClosing',
      'mentor: line periodClosing',
      'mentor: mail periodClosing en',
      'schoolAdmin: line periodClosing',
      'schoolAdmin: mail periodClosing nl',
    ],
  },
  56: {
    name: 'mail.bounced',
    cause: async (w) => {
      const email = randomEmail('gone')
      const person = {
        email,
        firstName: 'Bo',
        lastName: 'Jansen',
        role: 'student',
        organizationId: w.school.id,
      } as const
      await w.schoolAdmin.run(createUser, '', person)
      await w.settled()
      const [mail] = await w.rows<{ id: string }>('select id from mails where recipient = $1', [email])
      const reports = w.app.road.registry.inbound?.of('bounce', w.site.id, mail?.id ?? '') ?? ''
      assert.equal((await postSigned(w.app, failureReport(reports, '5.1.1'))).statusCode, 200)
    },
    told: ['schoolAdmin: line mailBounced'],
  },
}
