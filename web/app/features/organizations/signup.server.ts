import { data, redirect } from 'react-router'
import type { Client } from '../../../../protocol/src/client.ts'
import {
  findDuplicates,
  joinOrganization,
  type LikelyDuplicate,
  registerOrganization,
} from '../../../../protocol/src/joining.ts'
import { checkInput, type FormError, readInput, save } from '../../lib/form.ts'
import type { Values } from './organization-fields.tsx'

export type SignUpAnswer = { values: Values; errors: FormError[]; duplicates: LikelyDuplicate[] }

const success = '/organizations/signup/success'

/** Everything that was typed, so that a page without scripts loses nothing. */
const typedIn = (form: FormData): Values =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** First a look whether it is here already; whoever says that it is another one, or that it is theirs, goes on. */
export async function signUp(api: Client, form: FormData) {
  const values = typedIn(form)
  const answer = (errors: FormError[], duplicates: LikelyDuplicate[], status: number) =>
    data<SignUpAnswer>({ values, errors, duplicates }, status)
  const organizationId = values.join
  if (organizationId) {
    const input = readInput(joinOrganization.input, form)
    return finish(joinOrganization.input, { ...input, organizationId }, '?als=collega', (checked) =>
      api.run(joinOrganization, '', checked),
    )
  }
  const input = readInput(registerOrganization.input, form)
  const wrong = checkInput(registerOrganization.input, input)
  if (wrong.length > 0) return answer(wrong, [], 422)
  if (values.isNew !== 'true') {
    const asked = readInput(findDuplicates.input, form)
    const found = (await api.run(findDuplicates, '', asked)).duplicates as LikelyDuplicate[]
    if (found.length > 0) return answer([], found, 200)
  }
  return finish(registerOrganization.input, input, '', (checked) => api.run(registerOrganization, '', checked))

  async function finish(
    rules: Parameters<typeof checkInput>[0],
    given: Record<string, unknown>,
    query: string,
    work: (checked: Record<string, never>) => Promise<unknown>,
  ) {
    const problems = checkInput(rules, given)
    if (problems.length > 0) return answer(problems, [], 422)
    const saved = await save(async () => {
      await work(given as Record<string, never>)
      return redirect(`${success}${query}`)
    }, rules)
    return answer(saved.data.errors, [], saved.init?.status ?? 200)
  }
}
