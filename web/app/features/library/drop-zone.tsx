import { type RefObject, useState } from 'react'
import type { FormAnswer } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { libraryRules } from '#protocol/features/library.ts'
import { SubmitButton } from '#ui/button.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { FilesInput } from '#ui/files-input.tsx'
import { CloudUpload } from '#ui/icons.tsx'

const accept = [...libraryRules.pictures, ...libraryRules.documents].join(',')

type Props = {
  input: RefObject<HTMLInputElement | null>
  /** Whether the page listens: then files go one by one as soon as they are chosen, without a button. */
  isAwake: boolean
  answer: FormAnswer | undefined
  onFiles(files: File[]): void
}

/** Drop files here or choose them, as many as one likes. Before scripts are here it is a plain form. */
export function DropZone({ input, isAwake, answer, onFiles }: Props) {
  const t = useT('library')
  const [isOver, setIsOver] = useState(false)
  return (
    <RuledForm
      encType="multipart/form-data"
      errors={answer?.errors.filter(({ field }) => field === 'file')}
      labels={{ file: t('upload.title') }}
      className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <input type="hidden" name="do" value="add" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the second way; the input is the first */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          onFiles([...event.dataTransfer.files])
        }}
        className={`relative flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-card border-2 border-dashed px-5 py-6 text-center text-ui has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] ${isOver ? 'border-primarymark bg-primarysoft' : 'border-line2'}`}
      >
        <CloudUpload className="size-7 text-primaryink" />
        <label htmlFor="bestanden" className="min-w-0">
          <strong>{t('upload.drop')}</strong> {t('upload.orChoose')}
        </label>
        <FilesInput
          ref={input}
          id="bestanden"
          name="file"
          multiple
          accept={accept}
          onFiles={onFiles}
          className={isAwake ? 'absolute inset-0 cursor-pointer opacity-0' : 'min-h-11 w-full text-center'}
        />
      </div>
      {isAwake ? null : <SubmitButton className="justify-self-center">{t('upload.verb')}</SubmitButton>}
    </RuledForm>
  )
}
