import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, readChecked, save } from '#lib/form.ts'
import * as links from '#protocol/features/hour-links.ts'
import * as hours from '#protocol/features/hours.ts'
import { enterPaperSheet, withdrawPaperSheet } from '#protocol/features/paper-sheets.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'
import { filesOfForm } from './files-of-form.server.ts'
import { inHours, inMinutes } from './in-minutes.ts'
import { type ShownQr, showQr } from './qr.server.ts'

export type SheetAnswer = FormAnswer & { name: string; entryId: string; shown?: ShownQr }

/** About one day of the sheet. */
const ofEntry = {
  change: hours.changeHours,
  remove: hours.removeHours,
  recall: hours.recallHours,
  agree: hours.agreeHours,
  reject: hours.rejectHours,
  undoReject: hours.undoHourRejection,
  photo: hours.setHourPhoto,
  removePhoto: hours.removeHourPhoto,
  withdraw: withdrawPaperSheet,
}
/** About several, which their form names. */
const ofMany = {
  submit: hours.submitHours,
  approve: hours.approveHours,
  undoApprove: hours.undoHourApproval,
  unlock: hours.unlockManyHours,
}
const ofSheet = {
  credit: hours.creditHours,
  state: hours.stateHours,
  paper: enterPaperSheet,
  remind: links.remindHost,
  endLinks: links.endHourLinks,
}

/** One closed day, or all that the form showed. */
function nameDays(form: FormData): void {
  const which = String(form.get('which') ?? '')
  for (const id of which === 'all' ? form.getAll('closed') : [which]) form.append('entryIds', id)
}

/** Those who know only how long it was typed hours. */
const asTyped = (errors: FormAnswer['errors']) =>
  inHours(inHours(errors, 'minutes', 'hours'), 'otherMinutes', 'otherHours')

/** Everything that can be done on a sheet. What the API refuses comes back to its field. */
export async function runSheetAction(context: Readonly<RouterContextProvider>, request: Request, id: string) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const isUndo = form.get('decision') === 'undo'
  const [undone = '', ...undoIds] = isUndo ? String(form.get('id')).split(':') : []
  const name = isUndo ? undone : String(form.get('do') ?? '')
  if (isUndo) for (const entryId of undoIds) form.append('entryIds', entryId)
  const entryId = isUndo ? (undoIds[0] ?? '') : String(form.get('entryId') ?? '')
  // The host tells its total in hours.
  if (name !== 'state') inMinutes(form, 'hours', 'minutes')
  inMinutes(form, 'otherHours', 'otherMinutes')
  if (name === 'unlock') nameDays(form)
  const unsent = await filesOfForm(context, name, form)
  const to = `/urenbriefje/${id}`
  const back = (undo?: string) =>
    redirect(to, withToast({ title: `hours.did.${name}`, ...(undo ? { undo: { to, id: undo } } : {}) }))
  const answer = (of: { data: FormAnswer; init: ResponseInit | null }) =>
    data<SheetAnswer>({ name, entryId, ...of.data, errors: asTyped(of.data.errors) }, of.init ?? undefined)
  const wrongly = (errors: FormAnswer['errors']) =>
    data<SheetAnswer>({ name, entryId, isSaved: false, errors: asTyped(errors) }, 422)
  if (unsent) return wrongly(unsent)
  if (name === 'log') {
    form.set('internshipId', id)
    const { input, wrong } = readChecked(hours.logHours.input, form, false)
    if (wrong) return wrongly(wrong)
    return answer(
      await save(async () => {
        await api.run(hours.logHours, '', input)
        return redirect(to, withToast({ title: `hours.did.${input.submit ? 'sent' : 'log'}` }))
      }, hours.logHours.input),
    )
  }
  if (name === 'code') {
    let shown: ShownQr | undefined
    const of = await save(async () => {
      shown = showQr(await api.run(links.showHourCode, id))
    }, {})
    return data<SheetAnswer>({ name, entryId, ...of.data, ...(shown ? { shown } : {}) }, of.init ?? undefined)
  }
  if (isKeyOf(ofMany, name)) {
    const command = ofMany[name]
    const { input, wrong } = readChecked(command.input, form, false)
    if (wrong) return wrongly(wrong)
    const undo = name === 'approve' ? ['undoApprove', ...input.entryIds].join(':') : undefined
    return answer(
      await save(async () => {
        const { done } = await api.run(command, '', input)
        if (name === 'approve' && done === 0)
          return redirect(to, withToast({ title: 'hours.did.forSchool', color: 'warning' }))
        return back(undo)
      }, command.input),
    )
  }
  if (isKeyOf(ofSheet, name)) {
    const command = ofSheet[name]
    const { input, wrong } = readChecked(command.input, form, false)
    if (wrong) return wrongly(wrong)
    return answer(
      await save(async () => {
        await api.run(command, id, input)
        return back()
      }, command.input),
    )
  }
  if (!isKeyOf(ofEntry, name)) throw data(null, { status: 400 })
  const command = ofEntry[name]
  const { input, wrong } = readChecked(command.input, form, false)
  if (wrong) return wrongly(wrong)
  return answer(
    await save(async () => {
      await api.run(command, entryId, input)
      return back(name === 'reject' ? `undoReject:${entryId}` : undefined)
    }, command.input),
  )
}
