import type { Client } from '#protocol/client.ts'
import { contractTemplates } from '#protocol/features/contract-templates.ts'
import { internships } from '#protocol/features/internships.ts'

/** Most schools have two or three. */
const PAGE = 30

export type TemplateRow = Awaited<ReturnType<typeof readTemplates>>['rows'][number]

export async function readTemplates(api: Client, status: 'active' | 'archived', page: number) {
  const found = await api.list(contractTemplates, {
    filter: { statusEq: status },
    include: ['school'],
    page: { number: page, size: PAGE },
  })
  const rows = found.map(({ id, name, publishedVersion, hasChanges, updatedAt, school, can }) => ({
    ...{ id, name, publishedVersion, hasChanges, updatedAt, can },
    isOfSite: school === null,
  }))
  return { rows, last: Math.max(1, Math.ceil(found.records / PAGE)) }
}

/** Internships to try a template on, by the beginnings of names of student or host. */
export async function readExamples(api: Client, search = '') {
  const found = await api.list(internships, {
    filter: search ? { search } : {},
    sort: ['-createdAt'],
    page: { size: 20 },
  })
  return found.map(({ id, studentName, organizationName, title }) => ({
    value: id,
    label: studentName,
    hint: organizationName ?? title,
  }))
}

export async function readTemplate(api: Client, id: string) {
  const [row, examples] = await Promise.all([
    api.find(contractTemplates, id, { include: ['school'] }),
    readExamples(api),
  ])
  const { name, textNl, textEn, blanks, steps, revision, publishedVersion, hasChanges, status } = row
  return {
    template: {
      ...{ id, name, textNl, blanks, steps, revision, hasChanges },
      textEn: textEn ?? null,
      publishedVersion: publishedVersion ?? null,
      isOfSite: row.school === null,
      isArchived: status === 'archived',
    },
    examples,
    canSave: row.can.saveContractTemplate === true && status === 'active',
    canCopy: row.can.copyContractTemplate === true,
  }
}
