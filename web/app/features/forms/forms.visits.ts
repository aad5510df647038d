import type { DemoSchool } from '#e2e/demo-school.ts'
import type { Visits } from '#e2e/visits.ts'
import { formStarters } from '#protocol/features/forms/starters.ts'

let made: Promise<string> | undefined
/** One form for all of them: the example that students begin with. */
const form = (demo: DemoSchool) => {
  const attributes = {
    name: 'Terugblik van de rondgang',
    purpose: 'evaluation_student',
    content: formStarters.evaluation_student,
  }
  made ??= demo.make('forms', { data: { type: 'forms', attributes } })
  return made
}

export const visits: Visits = {
  '/form_builder/:id/edit': { part: form },
  '/form_builder/:id/preview': { part: form },
}
