import { type SubmitEvent, useMemo, useState } from 'react'
import { useRevalidator, useSubmit } from 'react-router'
import type { FormAnswer, FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { libraryRules } from '#protocol/features/library.ts'
import { libraryDownloadPath } from '#protocol/features/library-paths.ts'
import { buttonClass, SubmitButton } from '#ui/button.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { Download, Trash2 } from '#ui/icons.tsx'
import type { OpenFile } from './library.data.server.ts'
import { sendToLibrary } from './send-to-library.ts'

/** Another one in its place, save it, or away with it. */
export function FileTools({ open, answer }: { open: OpenFile; answer: FormAnswer | undefined }) {
  const t = useT('library')
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-5">
      <ReplaceForm file={open.file} answer={answer} />
      <div className="flex flex-wrap gap-3">
        <a
          href={libraryDownloadPath(open.file.id)}
          download
          className={buttonClass('outline', 'md', 'min-h-11 max-sm:flex-1')}
        >
          <Download className="size-5" />
          {t('download')}
        </a>
        <RemoveForm open={open} />
      </div>
    </div>
  )
}

function ReplaceForm({ file, answer }: { file: OpenFile['file']; answer: FormAnswer | undefined }) {
  const t = useT('library')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [{ percent, errors }, setSent] = useState<{ percent?: number; errors?: FormError[] }>({})
  const refuse = (text: string) => setSent({ errors: [{ field: 'file', code: 'refused', text }] })
  const isPicture = file.kind === 'picture'
  const maxBytes = isPicture ? libraryRules.pictureBytes : libraryRules.documentBytes
  const answered = useMemo(() => answer?.errors.filter(({ field }) => field === 'file'), [answer])
  /** With scripts it goes straight to the library, which takes larger files than a form. */
  const replace = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('file')
    if (!(chosen instanceof File) || chosen.size === 0) return refuse(t('replace.none'))
    setSent({ percent: 0 })
    const onPercent = (next: number) => setSent({ percent: next })
    const sent = await sendToLibrary(chosen, { id: file.id, key: crypto.randomUUID(), locale, onPercent })
    if (sent.state === 'refused') return refuse(sent.problem ?? t('upload.refused'))
    if (sent.state === 'broken') return refuse(t('upload.broken'))
    showToast({ color: 'success', title: t('saved.replaced') })
    await revalidate()
  }
  return (
    <RuledForm
      encType="multipart/form-data"
      errors={errors ?? answered}
      labels={{ file: t('replace.label') }}
      onSubmit={(event) => void replace(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <input type="hidden" name="do" value="replace" />
      <input type="hidden" name="id" value={file.id} />
      <FileDrop
        name="file"
        label={t('replace.label')}
        hint={t('replace.hint')}
        types={t(isPicture ? 'replace.pictures' : 'replace.documents')}
        accept={[...(isPicture ? libraryRules.pictures : libraryRules.documents)]}
        maxBytes={maxBytes}
      />
      <SubmitButton look="outline" size="md" isWorking={percent !== undefined} className="min-h-11 justify-self-start">
        {t('replace.verb')}
      </SubmitButton>
    </RuledForm>
  )
}

/** What stands on pages is asked about first; what does not goes at once. Either can be taken back. */
function RemoveForm({ open: { file, pages } }: { open: OpenFile }) {
  const t = useT('library')
  const locale = useLocale()
  const submit = useSubmit()
  const { confirm, dialog } = useConfirm()
  const ask = async (form: HTMLFormElement) => {
    const names = pages.map(({ titleNl, titleEn }) => (locale === 'en' && titleEn) || titleNl)
    const isSure = await confirm({
      title: t('remove.title', { name: file.name }),
      text: t(file.useCount === 1 ? 'remove.usedOne' : 'remove.used', {
        count: file.useCount,
        pages: names.join(', '),
      }),
      verb: t('remove.verb'),
      isDanger: true,
    })
    if (isSure) void submit(form)
  }
  return (
    <>
      <RuledForm
        className="max-sm:flex-1"
        onSubmit={(event) => {
          if (file.useCount === 0) return
          event.preventDefault()
          void ask(event.currentTarget)
        }}
      >
        <input type="hidden" name="do" value="remove" />
        <input type="hidden" name="id" value={file.id} />
        <input type="hidden" name="name" value={file.name} />
        <SubmitButton look="outline" size="md" className="min-h-11 max-sm:w-full">
          <Trash2 className="size-5" />
          {t('remove.verb')}
        </SubmitButton>
      </RuledForm>
      {dialog}
    </>
  )
}
