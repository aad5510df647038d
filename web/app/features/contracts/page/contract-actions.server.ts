import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { checkInput, type FormAnswer, type FormError, readInput, save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { uploadFile } from '#lib/send-file.server.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import type { Fields } from '#protocol/declaring/define.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { scanRules } from '#protocol/features/paper-sheets.ts'
import { contractAddress } from './asking.ts'

export type ContractAnswer = FormAnswer & { name: string }

/** The field of the form that one blank of the text stands in. */
export const blankField = (name: string) => `blank-${name}`

type Run = (api: Client, input: Record<string, never>, form: FormData) => Promise<string | void>
type Move = { input?: Fields; run: Run }

const reasonOf = (input: Record<string, unknown>) => ({ reason: String(input.reason ?? '') })

/** What can be done on the page; what it says afterwards is `page.done.<name>`. */
function movesOf(id: string): Record<string, Move> {
  return {
    remind: {
      run: async (api, _, form) => {
        const signerIds = form.getAll('signer').map(String)
        const by = formText(form, 'by') === 'sms' ? ({ by: 'sms' } as const) : {}
        const { done } = await api.run(protocol.remindSigners, '', { signerIds, ...by })
        return done === 0 ? 'remindedAlready' : 'by' in by ? 'text' : 'remind'
      },
    },
    release: {
      run: async (api) => {
        const { refused } = await api.run(protocol.releaseContracts, '', { contractIds: [id] })
        return refused.length > 0 ? `!${refused[0]?.text ?? ''}` : 'release'
      },
    },
    requestFields: { run: async (api) => void (await api.run(protocol.requestContractFields, id)) },
    edit: {
      input: protocol.editContract.input,
      run: async (api, input) => void (await api.run(protocol.editContract, id, reasonOf(input))),
    },
    extend: {
      input: { until: protocol.extendContracts.input.until },
      run: async (api, input) => {
        const { until } = input as Record<string, string>
        const { refused } = await api.run(protocol.extendContracts, '', { contractIds: [id], until: until ?? '' })
        if (refused.length > 0) return `!${refused[0]?.text ?? ''}`
      },
    },
    reopen: { run: async (api) => void (await api.run(protocol.reopenContract, id)) },
    void: {
      input: protocol.voidContract.input,
      run: async (api, input) => void (await api.run(protocol.voidContract, id, reasonOf(input))),
    },
    replace: {
      input: protocol.replaceSigner.input,
      run: async (api, input, form) => {
        const { name, email, phone } = input as Record<string, string | null>
        await api.run(protocol.replaceSigner, formText(form, 'signer'), {
          name: name ?? '',
          ...(email ? { email } : {}),
          ...(phone ? { phone } : {}),
        })
      },
    },
  }
}

/** Everything that can be done on the page of a contract. What the API refuses comes back to the page in words. */
export async function runContractAction(context: Readonly<RouterContextProvider>, request: Request, id: string) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const name = formText(form, 'do')
  const answer = (errors: FormError[], status = 422) => data<ContractAnswer>({ name, isSaved: false, errors }, status)
  const done = (said: string, to = contractAddress(id)) =>
    redirect(
      to,
      withToast({ title: `contracts.page.done.${said}`, ...(said === 'remindedAlready' ? { color: 'info' } : {}) }),
    )
  if (name === 'fill') return fill(api, id, form, answer, done)
  if (name === 'onPaper') {
    const { errors, ...sent } = await uploadFile(context, 'contractScan', form.get('scan'), {
      field: 'scan',
      maxBytes: scanRules.maxBytes,
    })
    if (errors) return answer(errors)
    const saved = await save(async () => {
      if ('fileId' in sent) await api.run(protocol.markSignedOnPaper, id, { fileId: sent.fileId })
      return done(name)
    })
    return data<ContractAnswer>({ name, ...saved.data }, saved.init ?? undefined)
  }
  if (name === 'amend') {
    const { input } = protocol.amendContract
    const given = readInput(input, form)
    const wrong = checkInput(input, given)
    if (wrong.length > 0) return answer(wrong)
    const saved = await save(async () => {
      const { contractId } = await api.run(protocol.amendContract, id, { extra: String(given.extra) })
      return done(name, contractAddress(contractId))
    }, input)
    return data<ContractAnswer>({ name, ...saved.data }, saved.init ?? undefined)
  }
  const move = movesOf(id)[name]
  if (!move) throw data(null, { status: 400 })
  const rules = move.input ?? {}
  const input = readInput(rules, form)
  const wrong = checkInput(rules, input)
  if (wrong.length > 0) return answer(wrong)
  const saved = await save(async () => {
    const said = await move.run(api, input as Record<string, never>, form)
    if (said?.startsWith('!')) throw new ApiError(409, [{ code: 'contract.refused', detail: said.slice(1) }])
    return done(said ?? name)
  }, rules)
  return data<ContractAnswer>({ name, ...saved.data }, saved.init ?? undefined)
}

/** What the host is asked for stands in fields of its own; what is wrong goes back to each. */
async function fill(
  api: Client,
  id: string,
  form: FormData,
  answer: (errors: FormError[], status?: number) => ReturnType<typeof data<ContractAnswer>>,
  done: (said: string) => Response,
) {
  const blanks: Record<string, string> = {}
  for (const [name, value] of form)
    if (name.startsWith(blankField('')) && typeof value === 'string') blanks[name.slice(blankField('').length)] = value
  const extra = form.get('extra')
  try {
    await api.run(protocol.fillContractFields, id, {
      blanks,
      ...(typeof extra === 'string' ? { extra: extra.trim() || null } : {}),
    })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    const errors = error.errors.map(({ code, detail, source }): FormError => {
      const blank = /blanks\/(\w+)/.exec(source?.pointer ?? '')?.[1]
      return { field: blank ? blankField(blank) : null, code, text: detail }
    })
    return answer(errors, error.status)
  }
  throw done('fill')
}
