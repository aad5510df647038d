import { data } from 'react-router'
import type { Fields } from '#protocol/define.ts'
import { checkInput, type FormAnswer, readInput, save } from './form.ts'

/** Reads and checks what a plain resource takes, then saves it. */
export async function saveFields(
  request: Request,
  fields: Fields,
  work: (input: Record<string, unknown>) => Promise<unknown>,
) {
  const input = readInput(fields, await request.formData())
  const wrong = checkInput(fields, input, true)
  if (wrong.length > 0) return data<FormAnswer>({ isSaved: false, errors: wrong }, 422)
  return save(() => work(input), fields)
}
