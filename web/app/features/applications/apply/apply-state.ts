import { ApiError, type Client } from '#protocol/client.ts'
import { applications, openApplicationStatuses } from '#protocol/features/applications.ts'
import { internships, placedStatuses } from '#protocol/features/internships.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'
import { studentProfiles } from '#protocol/features/students.ts'

/** What somebody who is signed in needs to know before applying; nothing for a guest. */
export async function applyState(api: Client, vacancyId: string, userId: string) {
  try {
    const [own, periods, profiles, places] = await Promise.all([
      api.list(applications, {
        filter: { vacancyIdEq: vacancyId, statusIn: [...openApplicationStatuses, 'accepted'] },
        page: { size: 1 },
      }),
      api.list(internshipPeriods, { filter: { inScope: true }, page: { size: 20 } }),
      api.list(studentProfiles, { fields: { studentProfiles: ['birthDate', 'weekdays'] }, page: { size: 1 } }),
      api.list(internships, {
        filter: { studentIdEq: userId, statusIn: placedStatuses },
        include: ['organization', 'internshipPeriod'],
        page: { size: 20 },
      }),
    ])
    const open = periods.find(({ mayApply }) => mayApply)
    const place = open && places.find(({ internshipPeriod }) => internshipPeriod?.id === open.id)
    return {
      /** For staff those of their students. */
      count: own.records,
      application: own[0] ? { id: own[0].id, status: own[0].status } : null,
      hasPeriod: periods.length > 0,
      period: open ? { name: open.name, startDate: open.startDate, isForMentor: open.needsMentorApproval } : null,
      /** Where one goes in this period already. */
      place: place ? (place.organization?.name ?? place.organizationName ?? place.title) : null,
      birthDate: profiles[0]?.birthDate ?? null,
      /** On which days somebody who applies for oneself can come. */
      freeDays: profiles[0]?.weekdays ?? [],
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
export type ApplyState = NonNullable<Awaited<ReturnType<typeof applyState>>>
