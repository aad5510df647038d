import { publishedVacancy } from '#features/vacancies/vacancies.factory.ts'
import { acceptApplication, apply } from '#protocol/features/applications.ts'
import { registerOrganization } from '#protocol/features/joining.ts'
import { approveOrganization, archiveOrganization } from '#protocol/features/organizations.ts'
import { saveSearch } from '#protocol/features/saved-searches.ts'
import { approveSelfFound } from '#protocol/features/self-found.ts'
import { approveVacancy, rejectVacancy, updateVacancySettings } from '#protocol/features/vacancies/vacancy-commands.ts'
import { randomEmail } from '../setup.ts'
import { organization, person } from '../world.ts'
import type { NewsWorld, Walk } from './news-world.ts'
import { reported } from './placing.ts'

/** A house that waits for a decision, with who runs it. */
async function waitingHouse(w: NewsWorld) {
  const house = await organization(w.app, w.site, 'Provider', { status: 'pending', center_id: w.center.id })
  w.call(await person(w.app, w.site, [['admin', house.id]]), 'boss')
  return house.id
}

/** What the baker wants to publish, where the centre looks first. */
async function reviewed(w: NewsWorld, decide: (id: string) => Promise<unknown>) {
  await w.centerAdmin.run(updateVacancySettings, '', { needsReview: true })
  const { id } = await publishedVacancy(w.providerAdmin, w.provider.id)
  await decide(id)
  await w.centerAdmin.run(updateVacancySettings, '', { needsReview: false })
}

export const hostWalk: Walk = {
  8: {
    name: 'organization.registered',
    cause: async (w) => {
      const contactEmail = randomEmail('contact')
      w.callAddress(contactEmail, 'contact')
      const house = { type: 'Provider', name: 'Fietsenmaker Bos', city: 'Amersfoort' } as const
      await w.guest.run(registerOrganization, '', { ...house, firstName: 'Noor', lastName: 'Bos', contactEmail })
      // A student comes with a house that nobody knows.
      const { id } = await reported(w)
      await w.mentor.run(approveSelfFound, id)
    },
    told: [
      'centerAdmin: line organizationRegistered',
      'centerAdmin: mail organizationRegistered nl',
      'schoolAdmin: line selfFoundNewHost',
    ],
  },
  9: {
    name: 'organization.approved',
    cause: async (w) => w.centerAdmin.run(approveOrganization, await waitingHouse(w), {}),
    told: ['boss: line organizationApproved', 'boss: mail organizationApproved nl'],
  },
  10: {
    name: 'organization.denied',
    cause: async (w) =>
      w.centerAdmin.run(approveOrganization, await waitingHouse(w), {
        status: 'denied',
        statusReason: 'Wij kennen dit bedrijf niet.',
      }),
    told: ['boss: line organizationDenied', 'boss: mail organizationDenied nl'],
  },
  11: {
    name: 'organization.archived',
    cause: async (w) => {
      const house = await organization(w.app, w.site, 'Provider', { center_id: w.center.id })
      w.call(await person(w.app, w.site, [['admin', house.id]]), 'boss')
      await w.centerAdmin.run(archiveOrganization, house.id, { reason: 'De zaak is gesloten.' })
    },
    told: ['boss: line organizationArchived', 'boss: mail organizationArchived nl'],
  },
  12: {
    name: 'vacancy.submitted_for_review',
    cause: (w) => reviewed(w, () => w.settled()),
    told: ['centerAdmin: line vacancySubmitted'],
  },
  13: {
    name: 'vacancy.published',
    cause: (w) => reviewed(w, (id) => w.centerAdmin.run(approveVacancy, id)),
    told: ['baker: line vacancyPublished', 'baker: mail vacancyPublished nl'],
  },
  14: {
    name: 'vacancy.rejected',
    cause: (w) => reviewed(w, (id) => w.centerAdmin.run(rejectVacancy, id, { reason: 'Vertel wat iemand leert.' })),
    told: ['baker: line vacancyRejected', 'baker: mail vacancyRejected nl'],
  },
  15: {
    name: 'vacancy.expiring',
    cause: async (w) => {
      await publishedVacancy(w.providerAdmin, w.provider.id, { endDate: w.day(13) })
      await w.clock('vacancyDates')
    },
    told: ['baker: line vacancyExpiring', 'baker: mail vacancyExpiring nl'],
  },
  16: {
    name: 'vacancy.full',
    cause: async (w) => {
      const vacancyId = await w.vacancy({ contact_email: null, contact_name: null })
      const { id } = await (await w.newStudent()).run(apply, '', { vacancyId })
      await w.providerAdmin.run(acceptApplication, id)
    },
    told: ['baker: line vacancyFilled', 'baker: mail vacancyFilled nl'],
  },
  17: {
    name: 'vacancy.match_found',
    cause: async (w) => {
      const student = await w.newStudent()
      await student.run(saveSearch, '', { name: 'Paarden', search: '?q=paarden', alert: 'daily' })
      await w.rows(`update saved_searches set told_until = told_until - interval '1 day' where user_id = $1`, [
        student.id,
      ])
      await w.vacancy({ title: 'Paarden borstelen', published_at: new Date() })
      await w.clock('tellNewMatches')
    },
    told: ['student: mail newMatch nl'],
  },
}
