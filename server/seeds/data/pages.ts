import { aboutUs } from './pages/about-us.ts'
import { contact } from './pages/contact.ts'
import { forHosts } from './pages/for-hosts.ts'
import { forSchools } from './pages/for-schools.ts'
import { forStudents } from './pages/for-students.ts'
import { volunteerPages } from './pages/for-volunteers.ts'
import { questions } from './pages/questions.ts'
import type { Facts, SeedPage } from './pages/seed-page.ts'

export function seedPages(facts: Facts): SeedPage[] {
  const ofSchools = [forStudents(facts), forSchools(facts)]
  if (facts.front === 'volunteering') return [...ofSchools, ...volunteerPages(facts)]
  return [...ofSchools, forHosts(facts), aboutUs(facts), contact(facts), questions(facts)]
}
