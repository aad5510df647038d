import { useId, useState } from 'react'
import { useLocale, useT } from '#lib/i18n.tsx'
import { ownApi } from '#lib/own-api.ts'
import { libraryFiles, libraryRules } from '#protocol/features/library.ts'
import { Spinner } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { FilesInput } from '#ui/files-input.tsx'
import { CloudUpload } from '#ui/icons.tsx'
import { shownPicture } from './library-picture.tsx'
import type { PickedPicture } from './pick-picture.tsx'
import { sendToLibrary } from './send-to-library.ts'

type Props = { onDone(picture: PickedPicture & { isDescribed: boolean }): void }

/** A picture from one's own device, to the library first. */
export function UploadPicture({ onDone }: Props) {
  const t = useT('library')
  const locale = useLocale()
  const id = useId()
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState('')
  const isBusy = percent !== undefined
  const send = async (file: File) => {
    setProblem('')
    setPercent(0)
    try {
      const sent = await sendToLibrary(file, { key: crypto.randomUUID(), locale, onPercent: setPercent })
      if (sent.state === 'broken') throw new Error(sent.state)
      if (sent.state === 'refused') setProblem(sent.problem ?? t('upload.refused'))
      else {
        const row = await ownApi().find(libraryFiles, sent.id)
        if (row.kind === 'picture')
          onDone({ ...shownPicture(row), ...{ id: row.id, name: row.name }, isDescribed: row.isDescribed })
        else setProblem(t('pick.noPicture'))
      }
    } catch {
      setProblem(t('upload.broken'))
    }
    setPercent(undefined)
  }
  return (
    <div>
      <div className="relative flex min-h-14 items-center gap-3 rounded-tile border-2 border-dashed border-line2 px-4 py-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]">
        {isBusy ? <Spinner /> : <CloudUpload className="size-6 shrink-0 text-primaryink" />}
        <label htmlFor={id} className="min-w-0 flex-1 text-ui">
          <strong className="font-semibold">{t('pick.upload')}</strong>{' '}
          <span className="text-muted" role={isBusy ? 'status' : undefined}>
            {isBusy ? t('pick.sending', { percent }) : t('pick.uploadHint')}
          </span>
        </label>
        <FilesInput
          id={id}
          accept={libraryRules.pictures.join(',')}
          disabled={isBusy}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onFiles={([file]) => file && void send(file)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      {problem ? (
        <div className="mt-1.5" role="alert">
          <FieldError id={`${id}-error`}>{problem}</FieldError>
        </div>
      ) : null}
    </div>
  )
}
