import { type Cells, everybody, type Permissions, signedIn } from '#test/permission-cells.ts'
import { anything, ask, command, fixed, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const own = {
  student: 'mentored student at non-profit, mentored student whose school has not agreed yet',
  volunteer: 'volunteer at provider',
}
/** A school its own students, a mentor those they look after. */
const school = {
  mentor: own.student,
  schoolAdmin: 'all but student of other school at non-profit, volunteer at provider',
}
/** A host what came to it, once the school has agreed; a centre where nobody can sign in. */
const host: Cells = {
  centerAdmin: 'other student at host without login',
  nonProfitAdmin: 'mentored student at non-profit, student of other school at non-profit',
  providerAdmin: 'other student at provider, volunteer at provider',
}

export const permissions: Permissions = {
  Applications: {
    read: { ...own, ...school, ...host, operator: 'all' },
    apply: { student: '✓', mentor: '✓', schoolAdmin: '✓', volunteer: '✓' },
    mentorApproveApplication: school,
    mentorRefuseApplication: school,
    reconsiderApplication: school,
    readApplication: host,
    proposeTalk: host,
    acceptApplication: host,
    declineApplication: host,
    takeBackDecline: host,
    extendApplication: host,
    transferApplication: host,
    withdrawApplication: { ...own, ...school },
    comeToTalk: own,
    askOtherMoment: own,
    acceptOffer: own,
    declineOffer: own,
    applicationCounts: signedIn('✓'),
    openApplicationLink: everybody('✓'),
    answerApplicationLink: everybody('✓'),
    renewApplicationLink: everybody('✓'),
  },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { places, people, insert } = w
  const quiet = await insert('organizations', {
    type: 'NonProfit',
    name: 'Host without login',
    status: 'approved',
    center_id: places.center.id,
  })
  const application = async (studentId: string, schoolId: string | null, hostId: string, isSent = true) =>
    insert('applications', {
      vacancy_id: await w.vacancy({ id: hostId }, 'paused'),
      organization_id: hostId,
      student_id: studentId,
      school_id: schoolId,
      status: isSent ? 'with_host' : 'submitted',
      sent_at: isSent ? new Date() : null,
    })
  const { school, otherSchool, nonProfit, provider } = places
  const rows = fixed({
    'mentored student at non-profit': await application(people.mentored, school.id, nonProfit.id),
    'mentored student whose school has not agreed yet': await application(
      people.mentored,
      school.id,
      provider.id,
      false,
    ),
    'other student at provider': await application(people.pupil, school.id, provider.id),
    'other student at host without login': await application(people.pupil, school.id, quiet),
    'student of other school at non-profit': await application(people.otherPupil, otherSchool.id, nonProfit.id),
    'volunteer at provider': await application(people.volunteer, null, provider.id),
  })
  const put = (name: string, path: string) => command(name, 'PUT', `/applications/:id/${path}`, rows)
  return [
    {
      title: 'Applications',
      type: 'applications',
      actions: [
        read('/applications', rows),
        command('apply', 'POST', '/applications', anything),
        put('mentorApproveApplication', 'mentor_approve'),
        put('mentorRefuseApplication', 'mentor_refuse'),
        put('reconsiderApplication', 'reconsider'),
        put('readApplication', 'read'),
        put('proposeTalk', 'talk'),
        put('acceptApplication', 'accept'),
        put('declineApplication', 'decline'),
        put('takeBackDecline', 'take_back_decline'),
        put('extendApplication', 'extend'),
        put('transferApplication', 'transfer'),
        put('withdrawApplication', 'withdraw'),
        put('comeToTalk', 'come_to_talk'),
        put('askOtherMoment', 'ask_other_moment'),
        put('acceptOffer', 'accept_offer'),
        put('declineOffer', 'decline_offer'),
        ask('applicationCounts', '/applications/counts'),
        command('openApplicationLink', 'POST', '/application_links/open', anything),
        command('answerApplicationLink', 'POST', '/application_links/answer', anything),
        command('renewApplicationLink', 'POST', '/application_links/renew', anything),
      ],
    },
  ]
}
