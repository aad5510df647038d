import { data, redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, readChecked, save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { pathOf } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import type { Command } from '#protocol/declaring/define.ts'
import * as protocol from '#protocol/features/form-submissions.ts'
import { ownPath } from '#protocol/shared/own-path.ts'

/** One submission as it was given, and who stands beside it in the list. */
export async function readSubmission(api: Client, formId: string, id: string) {
  const [row, shown, all] = await Promise.all([
    api.find(protocol.formSubmissions, id),
    api.run(protocol.showSubmission, id),
    api.list(protocol.formSubmissions, {
      filter: { formIdEq: formId, statusIn: [...protocol.givenSubmissions] },
      sort: ['-submittedAt'],
      fields: { formSubmissions: ['status'] },
      page: { size: 500 },
    }),
  ])
  const at = all.findIndex((each) => each.id === id)
  return {
    row: {
      ...{ id, status: row.status, title: row.title, dueOn: row.dueOn ?? null, reason: row.reason ?? null },
      ...{ submittedAt: row.submittedAt ?? null, role: row.role, can: row.can },
      ...{ respondent: row.respondentName ?? null, student: row.studentName ?? null },
      organization: row.organizationName ?? null,
    },
    shown,
    at: at < 0 ? null : at,
    count: all.records,
    previous: at > 0 ? (all[at - 1]?.id ?? null) : null,
    next: at >= 0 ? (all[at + 1]?.id ?? null) : null,
  }
}
export type SubmissionPage = Awaited<ReturnType<typeof readSubmission>>

export type SubmissionAnswer = FormAnswer & { name: string }

/** What can be done with it, each with what it asks for. */
const doings = {
  accept: protocol.acceptSubmission,
  undoAccept: protocol.undoAcceptSubmission,
  return: protocol.returnSubmission,
  withdraw: protocol.withdrawSubmission,
  extend: protocol.extendSubmission,
} as const
export type Doing = keyof typeof doings
const isDoing = (name: string): name is Doing => Object.hasOwn(doings, name)

/** Afterwards the page says so; after a judgement the next one comes. */
export async function runSubmission(api: Client, request: Request, path: string, id: string) {
  const form = await request.formData()
  // A toast takes a yes back in its own words.
  const name = form.get('decision') === 'undo' ? 'undoAccept' : formText(form, 'do')
  const undo = name === 'accept' ? { undo: { to: pathOf(request), id } } : {}
  const done = (said: string) =>
    redirect(
      ownPath(form.get('next')) ?? path,
      withToast({ title: `form-submissions.submission.done.${said}`, ...undo }),
    )
  if (name === 'remind') {
    const { done: sent } = await api.run(protocol.remindSubmissions, '', { submissionIds: [id] })
    return done(sent > 0 ? 'remind' : 'remindedAlready')
  }
  if (!isDoing(name)) throw data(null, { status: 400 })
  const command: Command = doings[name]
  const { input, wrong } = readChecked(command.input, form, false)
  if (wrong) return data<SubmissionAnswer>({ name, isSaved: false, errors: wrong }, 422)
  const saved = await save(async () => {
    await api.run(command, id, input)
    return done(name)
  }, command.input)
  return data<SubmissionAnswer>({ name, ...saved.data }, saved.init ?? undefined)
}
