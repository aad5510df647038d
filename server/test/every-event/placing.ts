import {
  acceptApplication,
  apply,
  declineApplication,
  mentorApproveApplication,
  mentorRefuseApplication,
  withdrawApplication,
} from '#protocol/features/applications.ts'
import { applyMatching, matchings, proposeMatching } from '#protocol/features/assign.ts'
import { changeInternship, stopInternship } from '#protocol/features/internship-commands.ts'
import { approveSelfFound, refuseSelfFound, reportSelfFound, sendBackSelfFound } from '#protocol/features/self-found.ts'
import { randomEmail } from '../setup.ts'
import { until } from '../until.ts'
import type { NewsWorld, Walk } from './news-world.ts'

/** A student found a place at a house that nobody knows. */
export async function reported(w: NewsWorld) {
  const student = await w.newStudent()
  const contactEmail = randomEmail('karin')
  w.callAddress(contactEmail, 'contact')
  return student.run(reportSelfFound, '', {
    internshipPeriodId: w.period,
    organizationName: `Fietsenmaker ${contactEmail.slice(6, 12)}`,
    city: 'Amersfoort',
    contactName: 'Karin van den Berg',
    contactEmail,
    startDate: w.day(20),
    endDate: w.day(30),
    plannedHours: 24,
    weekdays: [1, 2],
    description: 'Ik help in de werkplaats en maak fietsen schoon.',
  })
}

/** A student applies with the baker, who has no other contact; the mentor looks first where that is asked. */
async function applied(w: NewsWorld, asksMentor = false, contact: string | null = null) {
  await w.rows('update internship_periods set needs_mentor_approval = $1 where id = $2', [asksMentor, w.period])
  const student = await w.newStudent()
  const vacancyId = await w.vacancy({ contact_email: contact, contact_name: contact && 'Bea', places: 3 })
  const { id } = await student.run(apply, '', { vacancyId })
  return { student, id }
}

const placed = async (w: NewsWorld) => w.place(await w.newStudent(), w.period)

/** A student, a host and the three mentors, each as they want it. */
const toAll = (kind: string, mails: { student: string; host: string; mentor: string }, host = 'host') => [
  `${host}: line ${kind}`,
  `${host}: mail ${mails.host} nl`,
  `later: line ${kind}`,
  `mentor: line ${kind}`,
  `mentor: mail ${mails.mentor} en`,
  `student: line ${kind}`,
  `student: mail ${mails.student} nl`,
]

export const placingWalk: Walk = {
  18: {
    name: 'application.created',
    cause: async (w) => {
      const { id } = await applied(w, true)
      await w.mentor.run(mentorApproveApplication, id)
      await applied(w)
    },
    told: [
      'baker: line applicationReceived',
      'baker: line applicationReceived',
      'baker: mail applicationReceived nl',
      'baker: mail applicationReceived nl',
      'later: line applicationToApprove',
      'mentor: line applicationToApprove',
      'mentor: mail applicationToApprove en',
      'student: mail applicationSent nl',
      'student: mail applicationSentToSchool nl',
    ],
  },
  19: {
    name: 'application.mentor_approved or refused',
    cause: async (w) => {
      const [one, other] = [await applied(w, true), await applied(w, true)]
      await w.mentor.run(mentorApproveApplication, one.id)
      await w.mentor.run(mentorRefuseApplication, other.id, { reason: 'Te ver weg' })
      await w.settled()
      await w.rows('update internship_periods set needs_mentor_approval = false where id = $1', [w.period])
    },
    told: [
      'student: line applicationForwarded',
      'student: line applicationRefused',
      'student: mail applicationForwarded nl',
      'student: mail applicationRefused nl',
    ],
  },
  20: {
    name: 'application.accepted',
    cause: async (w) => {
      const contact = randomEmail('bea')
      w.callAddress(contact, 'contact without an account')
      await w.providerAdmin.run(acceptApplication, (await applied(w, false, contact)).id)
    },
    told: [
      'contact without an account: mail applicationAcceptedHost nl',
      'later: line applicationAccepted',
      'mentor: line applicationAccepted',
      'mentor: mail applicationAcceptedMentor en',
      'student: line applicationAccepted',
      'student: mail applicationAccepted nl',
    ],
  },
  21: {
    name: 'application.declined',
    cause: async (w) => w.providerAdmin.run(declineApplication, (await applied(w)).id, { reason: 'De oven is stuk' }),
    told: [
      'later: line applicationDeclined',
      'mentor: line applicationDeclined',
      'mentor: mail applicationDeclinedMentor en',
      'student: line applicationDeclined',
      'student: mail applicationDeclined nl',
    ],
  },
  22: {
    name: 'application.withdrawn',
    cause: async (w) => {
      const { student, id } = await applied(w)
      await w.settled()
      await student.run(withdrawApplication, id)
    },
    told: [
      'baker: line applicationWithdrawn',
      'baker: mail applicationWithdrawnHost nl',
      'later: line applicationWithdrawn',
      'mentor: line applicationWithdrawn',
      'mentor: mail applicationWithdrawnMentor en',
    ],
  },
  23: {
    name: 'application.expired',
    cause: async (w) => {
      const { id } = await applied(w)
      await w.settled()
      await w.rows(`update applications set expires_at = now() - interval '1 minute' where id = $1`, [id])
      await w.clock('tendApplications')
    },
    told: toAll(
      'applicationExpired',
      { student: 'applicationExpired', host: 'applicationExpiredHost', mentor: 'applicationExpiredMentor' },
      'baker',
    ),
  },
  24: {
    name: 'selffound.submitted',
    cause: reported,
    told: ['later: line selfFoundSubmitted', 'mentor: line selfFoundSubmitted', 'mentor: mail selfFoundSubmitted en'],
  },
  25: {
    name: 'selffound.approved or refused',
    cause: async (w) => {
      const reports = [await reported(w), await reported(w), await reported(w)]
      const [one, two, three] = reports.map(({ id }) => id)
      await w.mentor.run(approveSelfFound, one ?? '')
      await w.mentor.run(sendBackSelfFound, two ?? '', { reason: 'Schrijf op wat je leert.' })
      await w.mentor.run(refuseSelfFound, three ?? '', { reason: 'Dit is te gevaarlijk.' })
    },
    told: [
      'student: line selfFoundApproved',
      'student: line selfFoundRefused',
      'student: line selfFoundSentBack',
      'student: mail selfFoundApproved nl',
      'student: mail selfFoundRefused nl',
      'student: mail selfFoundSentBack nl',
    ],
  },
  26: {
    name: 'internship.assigned',
    cause: async (w) => {
      const student = await w.newStudent()
      const vacancyId = await w.vacancy(
        { contact_person_id: w.nonProfitAdmin.id, contact_email: null, contact_name: null, published_at: new Date() },
        w.nonProfit,
      )
      const { id } = await w.schoolAdmin.run(proposeMatching, '', {
        internshipPeriodId: w.period,
        onlyLocks: true,
        locks: [{ studentId: student.id, vacancyId }],
      })
      const becomes = (status: string) =>
        until(`it is ${status}`, async () => (await w.schoolAdmin.find(matchings, id)).status === status)
      await becomes('solved')
      await w.schoolAdmin.run(applyMatching, id)
      await becomes('applied')
    },
    told: [
      'host: line traineeAssigned',
      'host: mail traineeAssigned nl',
      'later: line studentAssigned',
      'mentor: line studentAssigned',
      'mentor: mail studentAssigned en',
      'student: line placeAssigned',
      'student: mail placeAssigned nl',
    ],
  },
  27: {
    name: 'internship.changed',
    cause: async (w) => w.schoolAdmin.run(changeInternship, await placed(w), { plannedHours: 40 }),
    told: toAll('internshipChanged', {
      student: 'internshipChanged',
      host: 'internshipChangedHost',
      mentor: 'internshipChangedMentor',
    }),
  },
  28: {
    name: 'internship.stopped',
    cause: async (w) =>
      w.schoolAdmin.run(stopInternship, await placed(w), { reason: 'Het werkt niet', endedBy: 'school' }),
    told: toAll('internshipStopped', {
      student: 'internshipStopped',
      host: 'internshipStoppedHost',
      mentor: 'internshipStoppedMentor',
    }),
  },
  29: {
    name: 'internship.no_show',
    cause: async (w) =>
      w.schoolAdmin.run(stopInternship, await placed(w), { reason: 'Drie dagen niet gezien', endedBy: 'noShow' }),
    told: toAll('noShowReported', {
      student: 'noShowReported',
      host: 'noShowReportedHost',
      mentor: 'noShowReportedMentor',
    }),
  },
}
