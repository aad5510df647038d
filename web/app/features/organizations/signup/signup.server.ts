import { data, redirect } from 'react-router'
import { checkInput, errorsOf, type FormError, readChecked, readInput, save } from '#lib/form.ts'
import type { Client } from '#protocol/client.ts'
import {
  findDuplicates,
  joinOrganization,
  type LikelyDuplicate,
  registerOrganization,
} from '#protocol/features/joining.ts'
import type { Values } from '../form/organization-fields.tsx'
import { sameAs, wasAsked } from './duplicate-fields.ts'

type SignUpAnswer = {
  values: Values
  errors: FormError[]
  duplicates: LikelyDuplicate[]
  /** The question about them was in the form and was passed over. */
  isUnanswered: boolean
}

const success = '/organizations/signup/success'

/** Everything that was typed, so that a page without scripts loses nothing. */
export const typedIn = (form: FormData): Values =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

export async function readDuplicates(api: Client, form: FormData): Promise<LikelyDuplicate[]> {
  const input = readInput(findDuplicates.input, form)
  // What is wrong in the form is said about its own fields; the question does without those.
  for (const { field } of checkInput(findDuplicates.input, input)) if (field) delete input[field]
  return (await api.run(findDuplicates, '', input)).duplicates
}

/** Whoever asks too often stays on the form, and reads so there. */
async function lookForDuplicates(api: Client, form: FormData) {
  try {
    return { found: await readDuplicates(api, form), errors: [], status: 200 }
  } catch (error) {
    return { found: [], ...errorsOf(error, findDuplicates.input) }
  }
}

const registering = (api: Client, form: FormData) => {
  const rules = registerOrganization.input
  const { input, wrong } = readChecked(rules, form, false)
  return { rules, wrong, send: () => api.run(registerOrganization, '', input) }
}

const joining = (api: Client, form: FormData, organizationId: string) => {
  const { organizationId: _, ...rules } = joinOrganization.input
  const { input, wrong } = readChecked(rules, form, false)
  return { rules, wrong, send: () => api.run(joinOrganization, '', { ...input, organizationId }) }
}

/** First a look whether it is here already; whoever says that it is another one, or that it is theirs, goes on. */
export async function signUp(api: Client, form: FormData) {
  const values = typedIn(form)
  const { [sameAs]: same } = values
  // The question stays in sight until it is answered, and so does the answer.
  const answer = async (errors: FormError[], status: number, found?: LikelyDuplicate[]) => {
    const looked = found || !(wasAsked in values) ? undefined : await lookForDuplicates(api, form)
    const duplicates = found ?? looked?.found ?? []
    const isUnanswered = duplicates.length > 0 && wasAsked in values && !same
    const all = [...errors, ...(looked?.errors ?? [])]
    return data<SignUpAnswer>({ values, errors: all, duplicates, isUnanswered }, status)
  }
  const isJoining = same && same !== 'new'
  const { rules, wrong, send } = isJoining ? joining(api, form, same) : registering(api, form)
  if (wrong) return answer(wrong, 422)
  if (!same) {
    const { found, errors, status } = await lookForDuplicates(api, form)
    if (found.length > 0 || errors.length > 0) return answer(errors, status, found)
  }
  const saved = await save(async () => {
    await send()
    return redirect(`${success}${isJoining ? '?als=collega' : ''}`)
  }, rules)
  return answer(saved.data.errors, saved.init?.status ?? 200)
}
