import { feature } from '#engine/feature.ts'
import { seenWith, serve, through } from '#engine/serve.ts'
import { vacancies } from '#protocol/vacancies.ts'
import { searchVacancies } from './search-vacancies.ts'
import { vacancyPolicy } from './vacancies.policy.ts'

/** The work is where the vacancy says, or else where the organization is. */
const ownOrHost = (t: string, column: string) =>
  `coalesce(${t}.${column}, (select o.${column} from organizations o where o.id = ${t}.organization_id))`

export const vacanciesFeature = feature({
  resources: [
    serve(vacancies, {
      table: 'vacancies',
      policy: vacancyPolicy,
      scopes: searchVacancies,
      expressions: {
        placesLeft: (t) => `(${t}.places - ${t}.places_taken)`,
        city: (t) => ownOrHost(t, 'city'),
        latitude: (t) => ownOrHost(t, 'latitude'),
        longitude: (t) => ownOrHost(t, 'longitude'),
      },
      // The stagebank is public, and a vacancy without the name of its host says little.
      relations: {
        organization: seenWith('organization_id'),
        tags: through('vacancy_tags', 'vacancy_id', 'tag_id'),
      },
    }),
  ],
})
