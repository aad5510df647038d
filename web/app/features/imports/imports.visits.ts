import type { DemoSchool } from '#e2e/demo-school.ts'
import type { Visits } from '#e2e/visits.ts'

/** A file that the school sent, as far as its columns: there is none in the demo data. */
async function anImport(demo: DemoSchool): Promise<string> {
  const form = new FormData()
  form.set('organizationId', await demo.first('current_organizations'))
  form.set('kind', 'students')
  form.set('file', new File(['Stamnummer;Naam;Klas\n990001;Dae Aartsen;3A\n'], 'leerlingen.csv'))
  return demo.make('imports', form)
}

export const visits: Visits = { '/importeren/:id': { part: anImport } }
