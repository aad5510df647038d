import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { tags } from '#protocol/features/tags.ts'
import { users } from '#protocol/features/users.ts'
import { vacancySettings } from '#protocol/features/vacancies/vacancy-commands.ts'
import { docOf, textLength } from '#ui/rich-text-doc.ts'
import type { Choices } from './vacancy-values.ts'

/** What one can choose from in the form. People only once it is known of which organization. */
export async function readFormChoices(api: Client, organizationId: string | null): Promise<Choices> {
  const [allTags, schools, people] = await Promise.all([
    api.list(tags, { fields: { tags: ['name'] }, page: { size: 500 } }),
    api.list(organizations, {
      filter: { typeEq: 'School', statusEq: 'approved' },
      fields: { organizations: ['name'] },
      page: { size: 100 },
    }),
    organizationId
      ? api.list(users, {
          filter: { organizationIdEq: organizationId, statusIn: ['active', 'invited'] },
          fields: { users: ['firstName', 'infix', 'lastName'] },
          page: { size: 100 },
        })
      : [],
  ])
  const named = ({ id, name }: { id: string; name: string }) => ({ id, name })
  return {
    tags: allTags.map(named),
    schools: schools.map(named),
    people: people.map((person) => ({ id: person.id, name: personName(person) })),
  }
}

/** Where the organization is: then the work may be there too. */
export async function readCity(api: Client, organizationId: string): Promise<string | null> {
  if (!isId(organizationId)) return null
  const [found] = await api.list(organizations, { filter: { idEq: organizationId } })
  return found?.city ?? null
}

/** Without scripts the text comes as plain lines: from here on it is as the editor would have sent it. */
export async function readVacancyForm(request: Request): Promise<{ form: FormData; sent: Request }> {
  const form = await request.clone().formData()
  const given = form.getAll('body').map(String)
  if (given.length < 2) return { form, sent: request }
  const doc = docOf(given)
  form.set('body', textLength(doc) > 0 ? JSON.stringify(doc) : '')
  return { form, sent: new Request(request.url, { method: 'POST', body: form }) }
}

export async function asksForReview(api: Client): Promise<boolean> {
  const answer = await api.send('GET', vacancySettings.path)
  return answer.status === 200 && JSON.parse(answer.body).meta.needsReview === true
}
