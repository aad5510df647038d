import { groups } from '#protocol/features/groups.ts'
import { addMentorships } from '#protocol/features/mentorships.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import { updateStudent } from '#protocol/features/students.ts'
import { createUser, users } from '#protocol/features/users.ts'
import type { Client } from '../../protocol/src/client.ts'
import { newCompany, newVacancy, ownOrganization } from './marketplace.ts'

export const CLASS_SIZE = 28
/** Far from everything else on the site: these students only find their own places near. */
const town = { street: 'Kanaalweg', postalCode: '1781 AB', city: 'Den Helder' }

/** A class with a mentor, and room for all of it at two companies. Nobody knows of them but this story. */
export async function classOf28(school: Client, mentorEmail: string, age = 16) {
  const own = Date.now().toString(36)
  const schoolId = await ownOrganization(school)
  const years = await school.list(schoolYears, {})
  const year = years.find(({ isCurrent }) => isCurrent) ?? years[0]
  const group = await school.create(groups, { name: `2H ${own}`, schoolId, schoolYearId: year?.id ?? '' })
  const [mentor] = await school.list(users, { filter: { emailEq: mentorEmail } })
  await school.run(addMentorships, '', { mentorId: mentor?.id ?? '', groupIds: [group.id] })
  const students = await Promise.all(
    Array.from({ length: CLASS_SIZE }, async (_, at) => {
      const firstName = firstNames[at] ?? ''
      const person = { firstName, lastName: 'Anker', email: `leerling${at}.${own}@anker.test` }
      const birthDate = `${new Date().getFullYear() - age}-01-15`
      // Only one of them comes in, and gets the mail.
      const more = {
        role: 'student' as const,
        organizationId: schoolId,
        groupId: group.id,
        birthDate,
        invite: at === 0,
      }
      const { id } = await school.run(createUser, '', { ...person, ...more })
      await school.run(updateStudent, id, { postalCode: town.postalCode })
      return { id, name: `${person.firstName} ${person.lastName}`, email: person.email }
    }),
  )
  const places = await Promise.all(
    ['Scheepswerf', 'Haventuin'].map(async (name, at) => {
      const company = await newCompany(school, `${name} ${own}`, { ...town, houseNumber: String(at + 1) })
      const title = `${at === 0 ? 'Meevaren' : 'Meehelpen'} ${own}`
      await newVacancy(school, company, { title, places: 15 })
      return title
    }),
  )
  return { own, group, year, students, places }
}

export type ClassOf28 = Awaited<ReturnType<typeof classOf28>>

const firstNames =
  'Amina Bram Cato Daan Esra Femke Gijs Hanna Ilias Jip Kees Lotte Milan Noor Omar Puck Quinten Roos Sami Tess Umut Vera Wout Xavi Yara Zoë Aron Britt'.split(
    ' ',
  )
