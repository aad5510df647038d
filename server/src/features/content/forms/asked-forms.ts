import { failParameter } from '#engine/fail.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'

const MOST = 100
type Asked = { filter: { get(name: string): { text: string; parameter: string } | undefined } }

/** The forms a question is about. */
export function askedForms({ filter }: Asked): string[] {
  const given = filter.get('formId')
  const ids = given?.text.split(',') ?? []
  if (given && (!ids.every(isId) || ids.length > MOST)) throw failParameter('parameter.invalid', given.parameter)
  return ids
}
