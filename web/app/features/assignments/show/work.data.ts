import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import type { WorkForms } from '#protocol/features/assignment-forms.ts'
import { assignmentFiles, workReviews, workVersions } from '#protocol/features/assignments.ts'

const shownFile = ({ id, fileId, name, contentType, size }: Row<typeof assignmentFiles>) => ({
  id,
  fileId,
  name,
  contentType,
  size,
})

/** Everything that was handed in, with what was said about it. */
export async function readVersions(api: Client, workId: string, forms: Promise<WorkForms>) {
  const filter = { workIdEq: workId }
  const page = { size: 100 }
  const [versions, reviews, files, { given, scored }] = await Promise.all([
    api.list(workVersions, { filter, page }),
    api.list(workReviews, { filter, page }),
    api.list(assignmentFiles, { filter, page: { size: 500 } }),
    forms,
  ])
  return versions.map(({ id, number, text, createdAt }) => ({
    id,
    number,
    text: text ?? null,
    createdAt,
    files: files.filter(({ versionId }) => versionId === id).map(shownFile),
    /** What was filled in with it, and by what it was scored. */
    form: given.find(({ versionId }) => versionId === id) ?? null,
    rubric: scored.find(({ versionId }) => versionId === id) ?? null,
    reviews: reviews
      .filter(({ versionId }) => versionId === id)
      .map((review) => ({
        id: review.id,
        side: review.side,
        kind: review.kind,
        text: review.text ?? null,
        mark: review.mark ?? null,
        level: review.level ?? null,
        by: review.writtenByName ?? null,
      })),
  }))
}
export type Version = Awaited<ReturnType<typeof readVersions>>[number]
export type Review = Version['reviews'][number]

export const filesOfAssignment = async (api: Client, assignmentId: string) =>
  (await api.list(assignmentFiles, { filter: { assignmentIdEq: assignmentId }, page: { size: 100 } })).map(shownFile)
