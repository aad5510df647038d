import type { RouterContextProvider } from 'react-router'
import { nameOf } from '#app/features/forms/fields/field-parts.ts'
import { readJson } from '#lib/form.ts'
import { type Answers, type FileAnswer, isFileAnswer } from '#protocol/features/forms/answers.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import type { FieldProblem } from '#protocol/features/forms/problems.ts'
import type { Whose } from './answer.server.ts'
import { sendFormFile } from './send-form-file.server.ts'

type Taken = { answers: Answers; problems: Record<string, FieldProblem> }

const filesIn = (answer: unknown): FileAnswer[] => (Array.isArray(answer) ? answer.filter(isFileAnswer) : [])

/**
 * Files that came with a plain form are sent on, and stand in their answers with those that were there: those that the script
 * of the page names, or else those that were saved before.
 */
export async function takeFiles(
  context: Readonly<RouterContextProvider>,
  whose: Whose,
  content: FormContent,
  before: Answers,
  form: FormData,
): Promise<Taken> {
  const taken: Taken = { answers: {}, problems: {} }
  for (const field of content.fields) {
    if (field.kind !== 'file') continue
    const given = form.getAll(nameOf(field.key))
    const said = given.find((each) => typeof each === 'string')
    const files = filesIn(said === undefined ? before[field.key] : readJson(said))
    const chosen = given.filter((each) => each instanceof File).filter(({ size }) => size > 0)
    if (files.length + chosen.length > field.maxFiles) {
      taken.problems[field.key] = { code: 'tooManyFiles', limit: field.maxFiles }
      continue
    }
    for (const each of chosen) {
      const { file } = await sendFormFile(context, whose, each)
      if (file) files.push(file)
      else taken.problems[field.key] = { code: 'fileKind', name: each.name }
    }
    if (chosen.length > 0 || said !== undefined) taken.answers[field.key] = files
  }
  return taken
}
