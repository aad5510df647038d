import { data } from 'react-router'
import type { Fields, Input } from '#protocol/declaring/define.ts'
import { type FormAnswer, readChecked, save } from './form.ts'

/** Reads and checks what a plain resource takes, then saves it. */
export async function saveFields<F extends Fields>(
  request: Request,
  fields: F,
  work: (input: Input<F>) => Promise<unknown>,
) {
  const { input, wrong } = readChecked(fields, await request.formData(), true)
  if (wrong) return data<FormAnswer>({ isSaved: false, errors: wrong }, 422)
  return save(() => work(input), fields)
}
