import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import { errorsOf, type FormError, readChecked, readValue } from '#lib/form.ts'
import { typedIn } from '#lib/form-text.ts'
import { qrOf } from '#lib/qr.server.ts'
import { pathOf } from '#lib/session.server.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import type { Command, Fields } from '#protocol/declaring/define.ts'
import { check } from '#protocol/declaring/fields.ts'
import { errorText, type Locale } from '#protocol/errors/errors.ts'
import { blankRule } from '#protocol/features/contract-fields.ts'
import * as signing from '#protocol/features/contract-signing.ts'
// Set up as a file of its own with all it needs, which is what a worker is; here the page itself runs it.
import plainScript from './plain/sign-page.ts?worker&url'

/** Why a link or code opens nothing. Passing it on is what somebody just did. */
export type Dead = 'unknown' | 'busy' | 'expired' | 'passedOn' | 'changed' | 'over' | 'passed'
const becauseOf: Record<string, Dead> = {
  'contractLink.expired': 'expired',
  'contractLink.passedOn': 'passedOn',
  'contractLink.changed': 'changed',
  'contractLink.over': 'over',
}

function deadOf(error: unknown): Dead {
  if (!(error instanceof ApiError) || error.status >= 500) throw error
  if (error.status === 429) return 'busy'
  return becauseOf[error.errors[0]?.code ?? ''] ?? 'unknown'
}

/** By the link that was sent; without one by the account of who has to sign. */
type Whose = { token?: string; signerId: string }
function whoseOf({ searchParams }: URL, signerId: string): Whose {
  const token = searchParams.get('token')?.slice(0, 100)
  return token ? { token, signerId } : { signerId }
}

/** Reading it changes nothing. */
async function readSign(api: Client, whose: Whose, url: URL) {
  try {
    return { dead: null, toSign: await api.run(signing.openContract, '', whose) }
  } catch (error) {
    const dead = deadOf(error)
    const isPassed = dead === 'passedOn' && url.searchParams.get('klaar') === 'passOn'
    return { dead: isPassed ? ('passed' as const) : dead, toSign: null }
  }
}

type Context = Readonly<RouterContextProvider>

export async function loadSign(context: Context, request: Request, signerId: string) {
  const url = new URL(request.url)
  const whose = whoseOf(url, signerId)
  const { dead, toSign } = await readSign(context.get(apiContext), whose, url)
  const token = whose.token ?? null
  const { site } = context.get(pageContext)
  // The same link on one's own phone. What came by a code is on a phone already.
  const isOffered = toSign?.state === 'sign' && token !== null && toSign.shownBy === null
  const isOnPhone = /Mobi/.test(request.headers.get('user-agent') ?? '')
  const isShown = isOffered && !isOnPhone && (site.flags.qrPrimary || url.searchParams.has('qr'))
  const address = `${site.url}/contracts/${toSign?.contractId}/sign/${signerId}?${new URLSearchParams({ token: token ?? '' })}`
  const square = isShown ? qrOf(address) : null
  return {
    dead,
    toSign,
    token,
    phone: { isOffered, isFirst: site.flags.qrPrimary, square },
    mark: markOf(toSign),
    plainScript,
  }
}

/** The same as long as the page need not be written again. Whoever is about to sign is not disturbed by what others do. */
function markOf(toSign: signing.ContractToSign | null): string {
  if (!toSign) return 'dead'
  const { state, hash, steps, version, document } = toSign
  const others = state === 'sign' || state === 'fill' ? '' : steps.map(({ status }) => status).join('-')
  return `mark-${state}-${version}-${hash?.slice(0, 12) ?? ''}-${document}-${others}`
}
export type SignPageData = Awaited<ReturnType<typeof loadSign>>

const doings = {
  sign: signing.signContract,
  decline: signing.declineContract,
  passOn: signing.passOnContract,
  fill: signing.fillContractByLink,
} as const
export type Doing = keyof typeof doings
const isDoing = (name: string): name is Doing => Object.hasOwn(doings, name)

/** With what was typed: without scripts a page that comes back is a new one. */
export type SignAnswer = { name: Doing; errors: FormError[]; typed: Record<string, string[]> }

/** What is wrong with a form by the rules of its command, or what it does. */
async function run<I extends Fields>(api: Client, command: Command<I>, form: FormData) {
  const { input, wrong } = readChecked(command.input, form, false)
  if (wrong) return { status: 422, errors: wrong }
  try {
    await api.run(command, '', input)
    return null
  } catch (error) {
    // The link is no more, or somebody changed the contract: the page itself tells.
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null
    return errorsOf(error, command.input)
  }
}

const blanksOf = (form: FormData) =>
  [...form].flatMap(([field, value]) =>
    field.startsWith('blank.') ? [[field.slice('blank.'.length), String(value)]] : [],
  )

/** Whoever chose to draw has drawn. Without scripts there is no choice, and the name is the signature. */
const lacksDrawing = (form: FormData) => form.get('way') === 'draw' && !form.get('drawing')

/** All that is still open below a contract, told at once. */
function leftUnsigned(form: FormData, locale: Locale): FormError[] {
  const at = (field: string, code: 'contract.tooLittle' | 'contract.unticked') => ({
    field,
    code,
    text: errorText(code, locale),
  })
  return [
    ...(lacksDrawing(form) ? [at('drawing', 'contract.tooLittle')] : []),
    ...(form.getAll('agrees').at(-1) === 'true' ? [] : [at('agrees', 'contract.unticked')]),
  ]
}

/** What is wrong with what the host was asked for, each at its own field. */
async function wrongBlanks(api: Client, whose: Whose, url: URL, form: FormData): Promise<FormError[]> {
  const { toSign } = await readSign(api, whose, url)
  return (toSign?.blanks ?? []).flatMap(({ name, isRequired }) => {
    const [field, rule] = [`blank.${name}`, blankRule(name, !isRequired)]
    const problem = check(rule, readValue(rule, form.getAll(field).map(String)))
    return problem ? [{ field, ...problem }] : []
  })
}

export async function runSign(context: Context, request: Request, signerId: string) {
  const api = context.get(apiContext)
  const here = new URL(pathOf(request), request.url)
  const whose = whoseOf(here, signerId)
  const form = await request.formData()
  const name = String(form.get('do') ?? '')
  if (name === 'view') {
    // Whether it is noted makes no difference to who reads.
    await api.run(signing.viewContract, '', whose).catch(() => {})
    return data(null)
  }
  if (!isDoing(name)) throw data(null, { status: 404 })
  const typed = typedIn(form)
  const { locale } = context.get(pageContext)
  const open =
    name === 'sign' ? leftUnsigned(form, locale) : name === 'fill' ? await wrongBlanks(api, whose, here, form) : []
  if (open.length > 0) return data<SignAnswer>({ name, errors: open, typed }, 422)
  if (name === 'fill') form.set('blanks', JSON.stringify(Object.fromEntries(blanksOf(form))))
  for (const [field, value] of Object.entries(whose)) form.set(field, value)
  const wrong = await run(api, doings[name] as Command, form)
  if (wrong) return data<SignAnswer>({ name, errors: wrong.errors, typed }, wrong.status)
  here.searchParams.set('klaar', name)
  here.searchParams.delete('qr')
  return redirect(here.pathname + here.search)
}
