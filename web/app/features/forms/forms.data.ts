import type { Client } from '#protocol/client.ts'
import { forms, formVersions } from '#protocol/features/forms.ts'

const PAGE = 30

export const formViews = ['open', 'closed'] as const
export type FormView = (typeof formViews)[number]
export type FormRowData = Awaited<ReturnType<typeof readForms>>['rows'][number]

/** The forms one may see, those that were changed last first. */
export async function readForms(api: Client, view: FormView, page: number) {
  const found = await api.list(forms, {
    filter: { statusIn: view === 'closed' ? ['closed'] : ['draft', 'published'] },
    include: ['createdBy'],
    sort: ['-updatedAt'],
    page: { number: page, size: PAGE },
  })
  const rows = found.map(
    ({ id, name, purpose, status, publishedVersion, hasChanges, submitted, waiting, updatedAt, isPublic, can }) => ({
      ...{ id, name, purpose, status, hasChanges, submitted, waiting, updatedAt, isPublic, can },
      publishedVersion: publishedVersion ?? null,
    }),
  )
  return { rows, last: Math.max(1, Math.ceil(found.records / PAGE)) }
}

/** One form as it is being built, and as it was published last. */
export async function readForm(api: Client, id: string) {
  const [row, versions] = await Promise.all([
    api.find(forms, id),
    api.list(formVersions, {
      filter: { formIdEq: id },
      sort: ['-number'],
      fields: { formVersions: ['number', 'content'] },
      page: { size: 1 },
    }),
  ])
  const { name, purpose, status, content, revision, hasChanges, submitted, waiting, updatedAt, can } = row
  return {
    form: {
      ...{ id, name, purpose, status, content, revision, hasChanges, submitted, waiting, updatedAt },
      publishedVersion: row.publishedVersion ?? null,
    },
    published: versions[0]?.content ?? null,
    canSave: can.saveForm === true && status !== 'closed',
    canPublish: can.publishForm === true && status !== 'closed',
    canCopy: can.copyForm === true,
    canAsk: can.requestForm === true,
  }
}
export type ReadForm = Awaited<ReturnType<typeof readForm>>
