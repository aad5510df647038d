import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { timeText } from '#lib/dates.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { ownApi } from '#lib/own-api.ts'
import { useRoot } from '#lib/use-root.ts'
import { ApiError } from '#protocol/client.ts'
import { mostFiles, sendMessage } from '#protocol/features/conversations.ts'
import { messageFileRules, uploadPath } from '#protocol/features/uploads.ts'
import { Spinner } from '#ui/button.tsx'
import { FilesInput } from '#ui/files-input.tsx'
import { Paperclip, Send, X } from '#ui/icons.tsx'
import type { Talk } from './conversations.data.ts'
import { findDraft, keepDraft } from './draft-message.ts'
import { holdsPhoneNumber } from './message-text.tsx'
import { QuickReplies } from './quick-replies.tsx'

type Props = { of: Talk; errors: string[] }

/** A file goes ahead of its message; what is wrong with it is said in the words of the server. */
async function uploaded(file: File): Promise<string> {
  const answer = await fetch(`/api/v1${uploadPath('messageFile')}?${new URLSearchParams({ name: file.name })}`, {
    method: 'POST',
    headers: { accept: 'application/vnd.api+json', 'content-type': 'application/octet-stream' },
    body: file,
  })
  const said: { meta?: { fileId?: string }; errors?: ConstructorParameters<typeof ApiError>[1] } = await answer.json()
  if (!said.meta?.fileId) throw new ApiError(answer.status, said.errors ?? [])
  return said.meta.fileId
}

/** Where one writes. Without scripts it is a plain form; with them nothing typed is lost, and nothing is sent twice. */
export function Composer({ of, errors }: Props) {
  const t = useT('conversations')
  const locale = useLocale()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isHydrated = useIsHydrated()
  const isPosting = useNavigation().state === 'submitting'
  const userId = useRoot().session?.user.id ?? ''
  const { id, waitsUntil, isReadAlong, steps } = of
  const box = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [madeId, setMadeId] = useState('')
  const [body, setBody] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const draft = findDraft(userId, id)
    // What was typed before the page listened counts more than what was kept.
    setBody(box.current?.value || draft.body)
    setMadeId(draft.madeId)
    setFiles([])
    setProblem('')
  }, [userId, id])
  const type = (text: string) => {
    setBody(text)
    keepDraft(userId, id, { body: text, madeId })
  }
  const choose = (text: string) => {
    type(text)
    box.current?.focus()
  }
  const isBusy = isSending || isPosting
  const send = async () => {
    if (isBusy || (!body.trim() && files.length === 0)) return
    const given = new FormData(form.current ?? undefined)
    setIsSending(true)
    setProblem('')
    try {
      const fileIds: string[] = []
      for (const file of files) fileIds.push(await uploaded(file))
      await ownApi().run(sendMessage, id, {
        madeId,
        body: body.trim() || null,
        fileIds,
        phaseId: String(given.get('phaseId') ?? '') || null,
        isUrgent: given.get('isUrgent') === 'true',
      })
      keepDraft(userId, id, null)
      setBody('')
      setFiles([])
      setMadeId(crypto.randomUUID())
      form.current?.reset()
      await revalidate()
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.errors[0]?.detail ?? t('send.failed')) : t('send.offline'))
    }
    setIsSending(false)
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return void navigate('/conversations')
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // With a keyboard Enter sends; on a phone it begins a new line.
    const isKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches
    if (event.ctrlKey || event.metaKey || (isKeyboard && !event.shiftKey)) {
      event.preventDefault()
      void send()
    }
  }
  const said = problem || errors.join(' ')
  return (
    <div
      data-sticky-action
      className="border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:sticky max-lg:bottom-0 max-lg:z-20 md:px-6"
    >
      {said ? (
        <p role="alert" className="mb-2 text-sm font-medium text-errink">
          {said}
        </p>
      ) : null}
      {isReadAlong && holdsPhoneNumber(body) ? (
        <p role="status" className="mb-2 text-sm text-warnink">
          {t('phoneHint')}
        </p>
      ) : null}
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        onSubmit={(event) => {
          if (!isHydrated) return
          event.preventDefault()
          void send()
        }}
      >
        <input type="hidden" name="do" value="send" />
        {waitsUntil ? (
          <div className="mb-2 flex flex-wrap items-center gap-x-4 text-sm text-infoink">
            <span>{t('night', { time: timeText(waitsUntil, locale) })}</span>
            <label className="inline-flex min-h-11 items-center gap-2 font-semibold">
              <input type="checkbox" name="isUrgent" value="true" className="size-5" />
              {t('urgent.label')}
            </label>
          </div>
        ) : null}
        {files.length > 0 ? (
          <ul className="mb-2 flex flex-wrap gap-2">
            {files.map((file) => (
              <li
                key={`${file.name} ${file.lastModified}`}
                className="flex items-center gap-1 rounded-control bg-sunken pl-3 text-sm"
              >
                <span className="max-w-48 truncate">{file.name}</span>
                <button
                  type="button"
                  aria-label={t('files.remove', { name: file.name })}
                  onClick={() => setFiles(files.filter((each) => each !== file))}
                  className="grid size-11 place-items-center rounded-full"
                >
                  <X className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {isHydrated && !body && files.length === 0 ? <QuickReplies onChoose={choose} /> : null}
        <div className="flex items-end gap-2">
          <label className="relative grid size-12 shrink-0 place-items-center rounded-full text-ink2 hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]">
            <Paperclip className="size-5" />
            <FilesInput
              name="files"
              multiple
              aria-label={t('files.add')}
              accept={messageFileRules.types.join(',')}
              onFiles={(more) => setFiles([...files, ...more].slice(0, mostFiles))}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
          <textarea
            ref={box}
            name="body"
            rows={1}
            maxLength={4000}
            aria-label={t('write')}
            placeholder={t('write')}
            value={body}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            className="field-sizing-content max-h-40 min-h-12 min-w-0 flex-1 resize-none rounded-[24px] border-[1.5px] border-fieldline bg-surface px-4 py-2.5 text-base"
          />
          <button
            type="submit"
            aria-label={t('send.button')}
            aria-busy={isBusy}
            className="grid size-12 shrink-0 place-items-center rounded-full bg-primary text-onprimary hover:bg-[var(--primary-hover)]"
          >
            {isBusy ? <Spinner /> : <Send className="size-5" />}
          </button>
        </div>
        {steps.length > 0 ? (
          <label className="mt-1 inline-flex min-h-11 items-center gap-2 text-sm text-muted">
            {t('step.label')}
            <select
              name="phaseId"
              className="min-h-9 max-w-56 rounded-control border border-line2 bg-surface px-3 text-sm text-ink max-md:min-h-11"
            >
              <option value="">{t('step.none')}</option>
              {steps.map(({ id: value, name, nameEn }) => (
                <option key={value} value={value}>
                  {locale === 'en' ? (nameEn ?? name) : name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </Form>
    </div>
  )
}
