import { feature } from '#engine/feature.ts'
import { allOf, existsIn, sqlCondition } from '#engine/judging/condition.ts'
import { queueKind } from '#engine/reading/waiting.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { undelivered } from '#features/inbound-mail/undelivered.ts'
import { searchStudentAndHost } from '#features/internships/search-student-and-host.ts'
import { inGroups, inLevels, ofMentors } from '#features/users/chosen-students.ts'
import { formSubmissions, submissionLife } from '#protocol/features/form-submissions.ts'
import { openAnswers, reopenAnswers, saveAnswers, submitAnswers } from './answer/answer-form.ts'
import { renewFormLink } from './answer/form-links.ts'
import { submissionMails } from './form-submissions.mails.ts'
import { submissionNews } from './form-submissions.news.ts'
import { submissionsPersonal } from './form-submissions.personal.ts'
import { isLate, submissionAbilities, submissionPolicy, waitsForMe } from './form-submissions.policy.ts'
import { submissionReactions } from './form-submissions.reactions.ts'
import { formSections } from './form-submissions.sections.ts'
import { openPublicForm, startPublicForm } from './public/public-form.ts'
import {
  acceptSubmission,
  extendSubmission,
  returnSubmission,
  undoAcceptSubmission,
  withdrawSubmission,
} from './requests/decide-submission.ts'
import { evaluationPhase, formPhase, stepReactions } from './requests/form-phase.ts'
import { remindSubmissions } from './requests/remind-submissions.ts'
import { askFormAgain } from './requests/reopened-step.ts'
import { requestForm } from './requests/request-form.ts'
import { showSubmission } from './requests/show-submission.ts'
import { tendSubmissions } from './requests/tend-submissions.ts'
import { compareForms } from './results/compare-forms.ts'
import { formResults } from './results/form-results.ts'

const nameOf = (id: string) =>
  `(select nullif(concat_ws(' ', u.first_name, u.infix, u.last_name), '') from users u where u.id = ${id})`
/** Of the version that somebody began with, or else of the newest. */
const ofVersion = (t: string, what: string) => `(select ${what} from forms f join form_versions v on v.form_id = f.id
  and case when ${t}.form_version_id is null then v.number = f.published_version else v.id = ${t}.form_version_id end
  where f.id = ${t}.form_id)`

export const formSubmissionsFeature = feature({
  flag: 'evaluationForms',
  periodic: formSections,
  abilities: submissionAbilities,
  queues: [queueKind('forms', 'form_submissions', waitsForMe, { flag: 'evaluationForms' })],
  resources: [
    serve(formSubmissions, {
      table: 'form_submissions',
      policy: submissionPolicy,
      scopes: ({ mine, yours, late, search, groupId, levelId, mentorId, periodId, organizationId, version }, me) =>
        allOf(
          mine !== true || { respondentId: me.self },
          yours !== true || waitsForMe(me),
          late !== true || isLate,
          searchStudentAndHost('form_submissions', search, me),
          groupId === undefined || sqlCondition((t, add) => `${t}.student_id in (${inGroups(me, add, groupId)})`),
          levelId === undefined || sqlCondition((t, add) => `${t}.student_id in (${inLevels(me, add, levelId)})`),
          mentorId === undefined || sqlCondition((t, add) => `${t}.student_id in (${ofMentors(me, add, mentorId)})`),
          periodId === undefined || existsIn('internships', 'id', 'internshipId', { internshipPeriodId: periodId }),
          organizationId === undefined || { organizationId },
          version === undefined ||
            sqlCondition(
              (t, add) => `${t}.form_version_id in (select v.id from form_versions v
                where v.form_id = ${t}.form_id and v.number = ${add(version)})`,
            ),
        ),
      expressions: {
        title: (t) => ofVersion(t, `v.content -> 'title'`),
        version: (t) => `(select v.number from form_versions v where v.id = ${t}.form_version_id)`,
        respondentName: (t) => `coalesce(${nameOf(`${t}.respondent_id`)}, ${t}.respondent_name)`,
        undelivered: (t) =>
          undelivered(
            `coalesce((select u.email from users u where u.id = ${t}.respondent_id), ${t}.respondent_email)`,
            'why',
          ),
        studentName: (t) => nameOf(`${t}.student_id`),
        organizationName: (t) =>
          `(select coalesce(o.name, i.organization_name, i.title) from internships i
            left join organizations o on o.id = i.organization_id where i.id = ${t}.internship_id)`,
      },
      relations: { internship: seenWith('internshipId') },
    }),
  ],
  commands: [
    requestForm,
    showSubmission,
    returnSubmission,
    acceptSubmission,
    undoAcceptSubmission,
    withdrawSubmission,
    extendSubmission,
    remindSubmissions,
    openAnswers,
    saveAnswers,
    submitAnswers,
    reopenAnswers,
    renewFormLink,
    openPublicForm,
    startPublicForm,
  ],
  queries: [formResults, compareForms],
  lifecycles: [submissionLife],
  phaseKinds: [formPhase, evaluationPhase],
  reactions: [...submissionReactions, ...stepReactions, askFormAgain],
  jobs: [tendSubmissions],
  mails: submissionMails,
  news: submissionNews,
  personal: submissionsPersonal,
  activities: { forms: ['formSubmission'] },
})
