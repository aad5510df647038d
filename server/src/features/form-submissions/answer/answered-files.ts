import type { Tx } from '#engine/writing/transaction.ts'
import { type Answers, type FileAnswer, isFileAnswer } from '#protocol/features/forms/answers.ts'
import type { Held } from './who-holds.ts'

/** What we know of a file counts, not what the page says of it; one that was not sent for this form falls away. */
export async function keepFiles(tx: Tx, { id, content }: Held, answers: Answers): Promise<Answers> {
  const keys = content.fields.filter(({ kind }) => kind === 'file').map(({ key }) => key)
  const given = keys.filter((key) => Array.isArray(answers[key]))
  if (given.length === 0) return answers
  const known = await tx.rows<FileAnswer>(
    `select f.id, f.name, f.size, f.content_type as type from form_files a join files f on f.id = a.file_id
     where a.submission_id = $1`,
    [id],
  )
  const byId = new Map(known.map((file) => [file.id, file]))
  const filesOf = (value: unknown) =>
    (Array.isArray(value) ? value : []).filter(isFileAnswer).flatMap((file) => byId.get(file.id) ?? [])
  return { ...answers, ...Object.fromEntries(given.map((key) => [key, filesOf(answers[key])])) }
}
