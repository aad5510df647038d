import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { idsOf } from '#test/json-api.ts'
import { type PermissionWorld, permissionWorld } from '#test/permission-world.ts'
import { subjectsOf } from '#test/permissions.ts'
import { testApp } from '#test/setup.ts'

/** Beginnings of words of people, classes, periods, hosts, vacancies and pages of the site, and two that everybody may think of. */
const words = ['sam', 'bak', 'other', 'help', 'page', 'per', 'a', '3']

const app = await testApp()
const searchable = app.road.registry.all().filter(({ resource }) => 'search' in resource.scopes)
let here: PermissionWorld
let elsewhere: PermissionWorld
before(async () => {
  here = await permissionWorld()
  await subjectsOf(here)
  for (const status of ['draft', 'published', 'scheduled'] as const) await here.contentPage(status)
  elsewhere = await permissionWorld()
})

test('people, classes, periods, internships, hosts, vacancies, applications and pages can be searched', () => {
  const types = searchable.map(({ resource }) => resource.type)
  const expected = [
    'users',
    'groups',
    'internshipPeriods',
    'internships',
    'organizations',
    'vacancies',
    'applications',
    'contentPages',
  ]
  for (const type of expected) assert.ok(types.includes(type), type)
})

for (const { resource } of searchable) {
  const base = `/${resource.path}?page[size]=${resource.page.max}`
  const ids = async ({ api }: PermissionWorld['callers'][number], query = ''): Promise<string[]> => {
    const { status, document } = await api('GET', `${base}${query}`)
    return status === 200 && Array.isArray(document.data) ? idsOf(document.data) : []
  }

  describe(`a search in ${resource.type}`, () => {
    test('finds nothing that the list does not show, whoever asks', async () => {
      let found = 0
      for (const caller of here.callers) {
        const shown = new Set(await ids(caller))
        for (const word of words) {
          const best = await ids(caller, `&filter[search]=${word}&sort=relevance`)
          assert.deepEqual(
            best.filter((id) => !shown.has(id)),
            [],
            `${caller.role} ${word}`,
          )
          assert.deepEqual(best.toSorted(), (await ids(caller, `&filter[search]=${word}`)).toSorted())
          if ('alike' in resource.scopes) {
            const alike = await ids(caller, `&filter[search]=${word}&filter[alike]=true`)
            assert.deepEqual(
              alike.filter((id) => !shown.has(id)),
              [],
              `${caller.role} almost ${word}`,
            )
          }
          found += best.length
        }
      }
      assert.ok(found > 0, 'something is found at all')
    })

    test('finds nothing of another site', async () => {
      const theirs = new Set(await here.ids(app.road.registry.get(resource.type).table))
      for (const caller of elsewhere.callers) {
        for (const word of words) {
          const found = await ids(caller, `&filter[search]=${word}`)
          assert.deepEqual(
            found.filter((id) => theirs.has(id)),
            [],
            `${caller.role} ${word}`,
          )
        }
      }
    })
  })
}
