import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, save } from '#lib/form.ts'
import { uploadFile } from '#lib/send-file.server.ts'
import {
  archiveConversation,
  mostFiles,
  muteConversation,
  reportMessage,
  sendMessage,
  takeBackMessage,
} from '#protocol/features/conversations.ts'
import { messageFileRules } from '#protocol/features/uploads.ts'

/** What a form on the page of a conversation asks for. Messages come here only where there are no scripts. */
export async function runTalkAction(context: Readonly<RouterContextProvider>, request: Request, id: string) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const here = `/conversations/${id}`
  const asked = text('do')
  const fileIds: string[] = []
  if (asked === 'send')
    for (const file of form.getAll('files').slice(0, mostFiles)) {
      if (!(file instanceof File) || file.size === 0) continue
      const sent = await uploadFile(context, 'messageFile', file, {
        field: 'files',
        maxBytes: messageFileRules.maxBytes,
      })
      if (sent.errors) return data<FormAnswer>({ isSaved: false, errors: sent.errors }, 422)
      fileIds.push(sent.fileId)
    }
  return save(async () => {
    if (asked === 'send') {
      await api.run(sendMessage, id, {
        madeId: crypto.randomUUID(),
        body: text('body') || null,
        fileIds,
        phaseId: text('phaseId') || null,
        isUrgent: text('isUrgent') === 'true',
      })
      return redirect(here)
    }
    if (asked === 'takeBack') {
      await api.run(takeBackMessage, text('messageId'), {})
      return redirect(here)
    }
    if (asked === 'report') {
      await api.run(reportMessage, text('messageId'), { reason: text('reason') })
      return redirect(here, withToast({ title: 'conversations.report.done' }))
    }
    if (asked === 'mute' || asked === 'unmute') await api.run(muteConversation, id, { isMuted: asked === 'mute' })
    if (asked !== 'archive' && asked !== 'unarchive') return redirect(here)
    await api.run(archiveConversation, id, { isArchived: asked === 'archive' })
    return redirect(
      asked === 'archive' ? '/conversations' : here,
      asked === 'archive' ? withToast({ title: 'conversations.archived' }) : undefined,
    )
  }, sendMessage.input)
}
