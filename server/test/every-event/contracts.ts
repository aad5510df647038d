import { declineContract } from '#protocol/features/contract-signing.ts'
import * as protocol from '#protocol/features/contracts.ts'
import type { NewsWorld, Walk } from './news-world.ts'

type Made = Awaited<ReturnType<NewsWorld['ready']>>
const known = (w: NewsWorld, made: Made) => {
  w.call(made.student, 'student')
  w.callAddress(made.mother, 'mother')
  return made
}
/** The student and the mother are up, and know it. */
async function ready(w: NewsWorld): Promise<Made> {
  const made = known(w, await w.ready())
  await w.settled()
  return made
}
const studentSigns = async (w: NewsWorld, { student, id }: Made) =>
  w.sign(student, { signerId: await w.ownSeat(student, id) }, 'Daan de Wit')

/** As if it began so many days from now, and everybody had been asked two days ago. */
async function beginsIn(w: NewsWorld, { internshipId, id }: Made, days: number): Promise<void> {
  await w.rows('update internships set start_date = today_nl() + $2::int where id = $1', [internshipId, days])
  await w.rows(
    `update contract_signers set invited_at = invited_at - interval '2 days', reminded_at = reminded_at - interval '2 days'
     where contract_id = $1`,
    [id],
  )
  await w.clock('tendContracts')
}

export const contractWalk: Walk = {
  30: {
    name: 'contract.fields_requested',
    cause: async (w) => w.mentor.run(protocol.requestContractFields, known(w, await w.newContract()).id),
    told: ['host: mail contractToFill nl'],
  },
  31: {
    name: 'contract.ready_to_sign',
    cause: ready,
    told: ['mother: mail contractToSign nl', 'student: mail ownContractToSign nl'],
  },
  32: {
    name: 'contract.signed_by_one',
    cause: async (w) => studentSigns(w, await ready(w)),
    told: [
      'mentor: line contractSignedByOne',
      'mentor: mail contractSignedByOne en',
      'mother: mail contractSignedByOne nl',
    ],
  },
  33: {
    name: 'contract.declined',
    cause: async (w) => {
      const { id } = await ready(w)
      await w.guest.run(declineContract, '', { token: await w.linkOf(id, 'guardian'), reason: 'Te ver van huis' })
    },
    told: [
      'host: line contractDeclined',
      'host: mail contractDeclined nl',
      'mentor: line contractDeclined',
      'mentor: mail contractDeclined en',
      'schoolAdmin: line contractDeclined',
      'schoolAdmin: mail contractDeclined nl',
      'student: line contractDeclined',
      'student: mail contractDeclined nl',
    ],
  },
  34: {
    name: 'contract.changed',
    cause: async (w) => {
      const made = await ready(w)
      await studentSigns(w, made)
      await w.schoolAdmin.run(protocol.editContract, made.id, { reason: 'De werktijden klopten niet' })
    },
    told: [
      'mentor: line contractChanged',
      'mentor: mail contractChanged en',
      'mother: mail contractChanged nl',
      'student: line contractChanged',
      'student: mail ownContractChanged nl',
    ],
  },
  35: {
    name: 'contract.completed',
    cause: async (w) => {
      const made = await ready(w)
      await w.signAll(made)
      await w.sealed(made.id)
    },
    told: [
      ...['host', 'mother', 'schoolAdmin'].map((who) => `${who}: mail contractCompleted nl`),
      'student: mail ownContractCompleted nl',
    ],
  },
  36: {
    name: 'contract.reminder: three and two days before, and the school the day before',
    cause: async (w) => {
      const made = await ready(w)
      for (const days of [4, 3, 2, 1]) await beginsIn(w, made, days)
      await w.clock('tendContracts')
    },
    told: [
      'mentor: line contractUnsigned',
      'mentor: mail contractUnsigned en',
      'mother: mail contractReminder nl',
      'mother: mail contractReminder nl',
      'student: mail ownContractReminder nl',
      'student: mail ownContractReminder nl',
    ],
  },
}
