import { checkInput, type FormError, readInput } from '#lib/form.ts'
import type { Command } from '#protocol/declaring/define.ts'
import { check, date, text } from '#protocol/declaring/fields.ts'
import {
  acceptApplication,
  acceptOffer,
  askOtherMoment,
  comeToTalk,
  declineApplication,
  declineOffer,
  extendApplication,
  mentorApproveApplication,
  mentorRefuseApplication,
  proposeTalk,
  transferApplication,
  withdrawApplication,
} from '#protocol/features/applications.ts'
import { isoDate } from '#protocol/shared/dutch-date.ts'
import { momentOf } from './talk-moment.ts'

/** Everything one can say to an application, by the name it has in addresses and forms. */
export const answers = {
  accept: acceptApplication,
  talk: proposeTalk,
  decline: declineApplication,
  extend: extendApplication,
  transfer: transferApplication,
  withdraw: withdrawApplication,
  comeToTalk,
  askOtherMoment,
  acceptOffer,
  declineOffer,
  mentorApprove: mentorApproveApplication,
  mentorRefuse: mentorRefuseApplication,
} satisfies Record<string, Command>
export type AnswerName = keyof typeof answers

/** The name in the address of what somebody is about to say. */
export const choosing = 'kies'

export const isAnswer = (name: unknown): name is AnswerName => typeof name === 'string' && Object.hasOwn(answers, name)

/** What a host says is a ready-made reason, own words, or both; a day and a time are two fields of a form. */
export const talkRules = {
  talkDay: text(),
  talkTime: text(),
  talkPlace: proposeTalk.input.talkPlace,
  talkNote: proposeTalk.input.talkNote,
}
/** A ready-made reason is enough; without one the own words are what is asked for. */
export const reasonRules = {
  ready: text({ optional: true }),
  reason: { ...declineApplication.input.reason, min: 0, max: 900, optional: true },
}

type Read = { input: Record<string, unknown>; errors: FormError[] }

export function readAnswer(name: AnswerName, form: FormData): Read {
  if (name === 'talk') return readTalk(form)
  if (name === 'decline') return readReason(form)
  const input = readInput(answers[name].input, form)
  return { input, errors: checkInput(answers[name].input, input) }
}

function readTalk(form: FormData): Read {
  const { talkDay, talkTime, ...rest } = readInput(talkRules, form)
  const errors = checkInput(talkRules, { talkDay, talkTime, ...rest })
  const talkAt = momentOf(String(talkDay ?? ''), String(talkTime ?? ''))
  if (errors.length === 0 && !talkAt) {
    errors.push({ field: 'talkDay', ...(check(date(), isoDate(String(talkDay ?? ''))) ?? { code: 'date' }) })
  }
  return { input: { ...rest, talkAt }, errors }
}

function readReason(form: FormData): Read {
  const part = (name: string) => String(form.get(name) ?? '').trim()
  const [ready, own] = [part('ready'), part('reason')]
  const reason = [ready && own ? `${ready}.` : ready, own].filter(Boolean).join(' ')
  if (!reason) return { input: { reason }, errors: [{ field: 'ready', code: 'reasonNeeded' }] }
  return { input: { reason }, errors: checkInput({ reason: declineApplication.input.reason }, { reason }) }
}

/** Several at a time, and the first of them is up. */
const listPath = '/aanmeldingen'

/**
 * The same address with another choice open, or with none. In a list it names who is shown: by the time that somebody
 * chooses, another may be the first.
 */
export function choiceAddress(path: string, params: URLSearchParams, choice: AnswerName | null, id: string): string {
  const next = new URLSearchParams(params)
  if (path === listPath) next.set('id', id)
  for (const gone of [choosing, 'klaar', 'volgende']) next.delete(gone)
  if (choice) next.set(choosing, choice)
  return next.size > 0 ? `${path}?${next}` : path
}
