import { aboutUs } from './pages/about-us.ts'
import { contact } from './pages/contact.ts'
import { forHosts } from './pages/for-hosts.ts'
import { forSchools } from './pages/for-schools.ts'
import { forStudents } from './pages/for-students.ts'
import { questions } from './pages/questions.ts'
import type { Facts, SeedPage } from './pages/seed-page.ts'

export function seedPages(facts: Facts): SeedPage[] {
  return [forStudents(facts), forSchools(facts), forHosts(facts), aboutUs(facts), contact(facts), questions(facts)]
}
