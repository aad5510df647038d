import type { DemoSchool } from '#e2e/demo-school.ts'
import type { Visits } from '#e2e/visits.ts'

/** As where people come from a search engine. */
const scripts = 120_000

const page = (demo: DemoSchool) => demo.first('cms/pages')

export const visits: Visits = {
  '/:slug': { part: () => ['voor-leerlingen', 'veelgestelde-vragen', 'over-ons', 'contact'], scripts },
  '/nieuws': { scripts },
  '/content/pages/:id': { part: page },
  '/content/pages/:id/voorbeeld': { part: page },
  '/content/pages/:id/geschiedenis': { part: page },
  '/content/pages/:id/instellingen': { part: page },
  '/nieuws/:slug': { part: () => 'vijf-tips-voor-je-eerste-dag', scripts },
}
