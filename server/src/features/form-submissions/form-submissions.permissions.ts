import { exampleForm } from '#features/forms/forms.permissions.ts'
import { everybody, type Permissions, signedIn } from '#test/permission-cells.ts'
import { anything, ask, command, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const all = 'all but of student of other school'
const ofMentor = 'all but of other student, of student of other school'
const handled = { mentor: ofMentor, schoolAdmin: all }
const judged = { mentor: ofMentor, schoolAdmin: all }

/** The house whose form it is, and the mentor of whom it is about; whoever fills it in reads their own. */
export const permissions: Permissions = {
  'Submissions of forms': {
    read: {
      student: 'of mentored student, accepted about mentored student',
      ...handled,
      nonProfitAdmin: 'of mentored student to host, accepted about mentored student',
      operator: 'all',
    },
    showSubmission: {
      student: 'of mentored student, accepted about mentored student',
      ...handled,
      nonProfitAdmin: 'of mentored student to host, accepted about mentored student',
      operator: 'all',
    },
    returnSubmission: judged,
    acceptSubmission: judged,
    undoAcceptSubmission: judged,
    withdrawSubmission: handled,
    extendSubmission: handled,
    remindSubmissions: { mentor: '✓', schoolAdmin: '✓', centerAdmin: '✓', nonProfitAdmin: '✓', providerAdmin: '✓' },
    openAnswers: everybody('✓'),
    saveAnswers: everybody('✓'),
    submitAnswers: everybody('✓'),
    reopenAnswers: everybody('✓'),
    renewFormLink: everybody('✓'),
    openPublicForm: everybody('✓'),
    startPublicForm: everybody('✓'),
    formResults: { mentor: '✓', schoolAdmin: '✓', operator: '✓' },
    compareForms: signedIn('✓'),
  },
}

export async function subjects({ people, places, internship, insert }: PermissionWorld): Promise<Subject[]> {
  const asked = async (
    name: string,
    [studentId, school, host]: [string, { id: string }, { id: string }],
    values: Record<string, unknown>,
  ) => {
    const internshipId = await internship(studentId, school, host)
    const formId = await insert('forms', { organization_id: school.id, name: 'Evaluatie', content: exampleForm })
    await insert('form_versions', { form_id: formId, number: 1, content: exampleForm })
    return {
      name,
      id: () =>
        insert('form_submissions', {
          form_id: formId,
          internship_id: internshipId,
          student_id: studentId,
          school_id: school.id,
          organization_id: host.id,
          status: 'submitted',
          ...values,
        }),
    }
  }
  const { school, otherSchool, nonProfit, otherHost } = places
  const targets = [
    await asked('of mentored student', [people.mentored, school, nonProfit], {
      role: 'student',
      respondent_id: people.mentored,
    }),
    await asked('of mentored student to host', [people.mentored, school, nonProfit], { role: 'host' }),
    await asked('accepted about mentored student', [people.mentored, school, nonProfit], {
      role: 'host',
      status: 'accepted',
    }),
    await asked('of other student', [people.pupil, school, otherHost], {
      role: 'student',
      respondent_id: people.pupil,
    }),
    await asked('of student of other school', [people.otherPupil, otherSchool, otherHost], {
      role: 'student',
      respondent_id: people.otherPupil,
    }),
  ]
  // Of each one that is there already, for who looks for it.
  for (const { id } of targets) await id()
  const formId = await insert('forms', { organization_id: school.id, name: 'Uitkomst', content: exampleForm })
  const path = '/form_submissions'
  return [
    {
      title: 'Submissions of forms',
      type: 'formSubmissions',
      actions: [
        read(path, targets),
        command('showSubmission', 'POST', `${path}/:id/show`, targets),
        command('returnSubmission', 'POST', `${path}/:id/return`, targets),
        command('acceptSubmission', 'POST', `${path}/:id/accept`, targets),
        command('undoAcceptSubmission', 'POST', `${path}/:id/undo_accept`, targets),
        command('withdrawSubmission', 'POST', `${path}/:id/withdraw`, targets),
        command('extendSubmission', 'POST', `${path}/:id/extend`, targets),
        command('remindSubmissions', 'POST', `${path}/remind`, anything),
        command('openAnswers', 'POST', '/form_answers/open', anything),
        command('saveAnswers', 'POST', '/form_answers/save', anything),
        command('submitAnswers', 'POST', '/form_answers/submit', anything),
        command('reopenAnswers', 'POST', '/form_answers/reopen', anything),
        command('renewFormLink', 'POST', '/form_answers/renew', anything),
        command('openPublicForm', 'POST', '/public_forms/open', anything),
        command('startPublicForm', 'POST', '/public_forms/start', anything),
        ask('formResults', `/form_results?filter[form_id]=${formId}`),
        ask('compareForms', `/form_comparison?filter[internship_id]=${crypto.randomUUID()}`),
      ],
    },
  ]
}
