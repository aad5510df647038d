import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { errorsIn } from '#protocol/client.ts'
import { workFileRules } from '#protocol/features/assignments.ts'
import { uploadPath } from '#protocol/features/uploads.ts'
import { buttonClass, Spinner } from '#ui/button.tsx'
import { FilesInput } from '#ui/files-input.tsx'
import { Camera, File as FileIcon, FolderOpen, X } from '#ui/icons.tsx'

/** A file that the server has; with when it was sent as long as it belongs to nothing. */
export type KeptFile = { fileId: string; name: string; sentAt?: number }
type Line = Partial<KeptFile> & { key: string; name: string; problem?: string }
type Props = {
  label: string
  hint: string
  known: KeptFile[]
  error?: string | undefined
  /** Which ones there are, whenever that changes. */
  onFiles?(files: KeptFile[]): void
}

const keptOf = ({ fileId, name, sentAt }: Line): KeptFile[] =>
  fileId ? [{ fileId, name, ...(sentAt === undefined ? {} : { sentAt }) }] : []

const accept = workFileRules.types.join(',')

type Said = { tooLarge: string; lost: string }

/** What is wrong, in words; a line that was lost may be tried again. */
async function send(file: File, locale: 'nl' | 'en', said: Said): Promise<Pick<Line, 'fileId' | 'sentAt' | 'problem'>> {
  if (file.size > workFileRules.maxBytes) return { problem: said.tooLarge }
  const answer = await fetch(`/api/v1${uploadPath('workFile')}?${new URLSearchParams({ name: file.name })}`, {
    method: 'POST',
    headers: {
      accept: 'application/vnd.api+json',
      'content-type': 'application/octet-stream',
      'accept-language': locale,
    },
    body: file,
  }).catch(() => null)
  const body = (await answer?.text()) ?? ''
  if (answer?.status === 201)
    return { fileId: (JSON.parse(body) as { meta: { fileId: string } }).meta.fileId, sentAt: Date.now() }
  return { problem: errorsIn(body)[0]?.detail ?? said.lost }
}

/** Who presses the button while a file is still under way sends the form as soon as it is there. */
function useOnceSent(group: RefObject<HTMLFieldSetElement | null>, isSending: boolean): void {
  const held = useRef<() => void>(null)
  useEffect(() => {
    const form = group.current?.form
    if (!form) return
    if (!isSending) {
      held.current?.()
      held.current = null
      return
    }
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      held.current = () => form.requestSubmit(event.submitter)
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [group, isSending])
}

/**
 * Files and photos. Each goes out as soon as it is chosen, so that a phone does not lose all of them with one; the form then
 * only names them. Without scripts the form takes them along.
 */
export function FilesField({ label, hint, known, error, onFiles }: Props) {
  const t = useT('assignments')
  const locale = useLocale()
  const size = workFileRules.maxBytes / 1_000_000
  const said = { tooLarge: t('upload.tooLarge', { size }), lost: t('upload.lost') }
  const isHydrated = useIsHydrated()
  const [lines, setLines] = useState<Line[]>(known.map((file) => ({ ...file, key: file.fileId })))
  const told = useRef(lines)
  const tell = useEffectEvent((files: KeptFile[]) => onFiles?.(files))
  useEffect(() => {
    if (told.current !== lines) tell(lines.flatMap(keptOf))
    told.current = lines
  }, [lines])
  const isSending = lines.some(({ fileId, problem }) => !fileId && !problem)
  const group = useRef<HTMLFieldSetElement>(null)
  useOnceSent(group, isSending)
  const add = async (files: File[]) => {
    const chosen = files.slice(0, workFileRules.maxFiles - lines.length)
    const fresh = chosen.map((file) => ({ file, key: crypto.randomUUID() }))
    setLines((before) => [...before, ...fresh.map(({ file, key }) => ({ key, name: file.name }))])
    for (const { file, key } of fresh) {
      const sent = await send(file, locale, said)
      setLines((before) => before.map((line) => (line.key === key ? { ...line, ...sent } : line)))
    }
  }
  const inputClass = 'absolute inset-0 cursor-pointer opacity-0'
  const buttonLook =
    'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]'
  return (
    <fieldset ref={group} className="min-w-0" aria-describedby="files-hint">
      <legend className="text-ui font-semibold">{label}</legend>
      <p id="files-hint" className="mt-0.5 text-sm text-muted">
        {hint}
      </p>
      {/* Without it a form could not say that there are none. */}
      <input type="hidden" name="fileIds" value="" />
      {isHydrated ? (
        <>
          {lines.map(({ key, fileId }) =>
            fileId ? <input key={key} type="hidden" name="fileIds" value={fileId} /> : null,
          )}
          <div className="mt-3 flex flex-wrap gap-3">
            <label className={buttonClass('outline', 'xl', `${buttonLook} max-sm:w-full`)}>
              <FolderOpen className="size-5 shrink-0" />
              {t('files.choose')}
              <FilesInput multiple accept={accept} onFiles={add} className={inputClass} />
            </label>
            <label className={buttonClass('outline', 'xl', `${buttonLook} max-sm:w-full md:hidden`)}>
              <Camera className="size-5 shrink-0" />
              {t('files.photo')}
              <FilesInput accept="image/*" capture="environment" onFiles={add} className={inputClass} />
            </label>
          </div>
          {lines.length > 0 ? (
            <ul aria-label={label} className="mt-3 grid gap-2">
              {lines.map(({ key, name, fileId, problem }) => (
                <li
                  key={key}
                  className="flex min-h-14 items-center gap-3 rounded-tile border border-line bg-surface py-1.5 pr-1.5 pl-4"
                >
                  {fileId || problem ? <FileIcon className="size-5 shrink-0 text-muted" /> : <Spinner />}
                  <span className="min-w-0 flex-1">
                    <span className="block truncate text-ui font-medium">{name}</span>
                    {problem ? <span className="block text-sm font-medium text-errink">{problem}</span> : null}
                  </span>
                  <button
                    type="button"
                    aria-label={t('files.remove', { name })}
                    onClick={() => setLines((before) => before.filter((line) => line.key !== key))}
                    className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
                  >
                    <X className="size-5" />
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
          <p role="status" className="text-sm text-muted empty:hidden">
            {isSending ? t('files.sending') : ''}
          </p>
        </>
      ) : (
        <>
          {known.map(({ fileId, name }) => (
            <label key={fileId} className="mt-2 flex min-h-11 items-center gap-3 text-ui">
              <input type="checkbox" name="fileIds" value={fileId} defaultChecked className="size-5" />
              {name}
            </label>
          ))}
          <FilesInput
            name="files"
            multiple
            accept={accept}
            aria-label={label}
            onFiles={add}
            className="mt-3 block w-full"
          />
        </>
      )}
      {error ? (
        <p role="alert" className="mt-2 text-sm font-medium text-errink">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
