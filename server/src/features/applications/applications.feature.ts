import { feature } from '#engine/feature.ts'
import { allOf } from '#engine/judging/condition.ts'
import { column, seenWith, serve } from '#engine/serve.ts'
import { byAnswerPace } from '#features/analytics/supply/supply-facts.ts'
import { searchStudentAndHost } from '#features/internships/search-student-and-host.ts'
import { applicationLife, applications } from '#protocol/features/applications.ts'
import { acceptApplication, acceptOffer } from './accept-application.ts'
import { askOtherMoment, comeToTalk } from './answer-talk.ts'
import { applicationCounts } from './application-counts.ts'
import { applicationMails } from './applications.mails.ts'
import { applicationNews } from './applications.news.ts'
import { applicationsPersonal } from './applications.personal.ts'
import { applicationAbilities, applicationPolicy } from './applications.policy.ts'
import { applicationReactions } from './applications.reactions.ts'
import { applicationSections } from './applications.sections.ts'
import { applicationQueues } from './applications-waiting.ts'
import { apply } from './apply.ts'
import { answerApplicationLink, openApplicationLink } from './host/answer-link.ts'
import {
  declineApplication,
  extendApplication,
  proposeTalk,
  readApplication,
  takeBackDecline,
  transferApplication,
} from './host/host-answers.ts'
import { renewApplicationLink } from './host/renew-link.ts'
import * as view from './host/what-host-sees.ts'
import { keptApplications } from './kept-applications.ts'
import { mentorApproveApplication, mentorRefuseApplication, reconsiderApplication } from './mentor-decides.ts'
import { talkTimes } from './talk-times.ts'
import { tendApplicationsJob } from './tend-applications.ts'
import { toAnswer } from './to-answer.ts'
import { vacancyReactions } from './vacancy.reactions.ts'
import { settleStudentJob, settleVacancyJob } from './waiting-list.ts'
import { declineOffer, withdrawApplication } from './withdraw-application.ts'

export const applicationsFeature = feature({
  periodic: applicationSections,
  abilities: applicationAbilities,
  queues: applicationQueues,
  resources: [
    serve(applications, {
      table: 'applications',
      policy: applicationPolicy,
      kept: keptApplications,
      scopes: (asked, me) =>
        allOf(
          searchStudentAndHost('applications', asked.search, me),
          asked.toAnswer === true ? toAnswer(me) : true,
          byAnswerPace(asked.answerPace),
        ),
      expressions: {
        studentName: view.studentName,
        studentEmail: view.studentEmail,
        studentPhone: view.studentPhone,
        ageBand: view.ageBand,
        schoolName: view.schoolName,
        contactName: view.contactName,
        contactEmail: view.contactEmail,
        contactPhone: view.contactPhone,
        waitingBefore: view.waitingBefore,
      },
      relations: {
        vacancy: seenWith('vacancyId'),
        organization: seenWith('organizationId'),
        // A host sees the student with the internship, not with the application.
        student: column('studentId'),
        internshipPeriod: seenWith('internshipPeriodId'),
      },
    }),
  ],
  lifecycles: [applicationLife],
  commands: [
    apply,
    mentorApproveApplication,
    mentorRefuseApplication,
    reconsiderApplication,
    readApplication,
    proposeTalk,
    acceptApplication,
    declineApplication,
    takeBackDecline,
    extendApplication,
    transferApplication,
    withdrawApplication,
    comeToTalk,
    askOtherMoment,
    acceptOffer,
    declineOffer,
    openApplicationLink,
    answerApplicationLink,
    renewApplicationLink,
  ],
  queries: [applicationCounts],
  calendar: [talkTimes],
  reactions: [...applicationReactions, ...vacancyReactions],
  jobs: [settleVacancyJob, settleStudentJob, tendApplicationsJob],
  activities: { applications: ['application'] },
  mails: applicationMails,
  personal: applicationsPersonal,
  news: applicationNews,
})
