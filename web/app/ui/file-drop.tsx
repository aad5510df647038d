import { useEffect, useRef, useState } from 'react'
import { useLocale, useT } from '../lib/i18n.tsx'
import { buttonClass } from './button.tsx'
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx'
import { type FileProblem, type FileRules, sizeText, sortFiles } from './file-rules.ts'
import { CloudUpload, File as FileIcon, FolderOpen, X } from './icons.tsx'
import { StatusMark } from './status-mark.tsx'

type Props = FieldProps &
  FileRules & {
    /** What may be put in, in words: "CSV of Excel". */
    types: string
    isDisabled?: boolean
    /** How far each file is, from 0 to 100, by its name. */
    progress?: Record<string, number>
    onFiles?(files: File[]): void
  }

/** What cannot be used stays readable: grey instead of pale. */
function zoneClass(isDisabled: boolean, isWrong: boolean, isOver: boolean): string {
  if (isDisabled) return 'border-line2 bg-sunken text-muted'
  return `${isWrong ? 'border-errmark' : 'border-primarymark'} ${isOver ? 'bg-primarysoft' : 'bg-primaryfaint'}`
}

/** Drop files here or choose them. It is the browser's own file input, so that a plain form sends them along. */
export function FileDrop({
  types,
  accept,
  maxBytes,
  maxFiles = 1,
  isDisabled = false,
  progress,
  onFiles,
  ...props
}: Props) {
  const t = useT('ui')
  const locale = useLocale()
  const state = useField(props)
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<File[]>([])
  const [found, setFound] = useState<FileProblem[]>([])
  // What the form came back with is newer.
  const problems = state.error ? [] : found
  const [isOver, setIsOver] = useState(false)
  const size = maxBytes === undefined ? '' : sizeText(maxBytes, locale)
  const isMany = maxFiles > 1

  const keep = (next: File[]) => {
    const transfer = new DataTransfer()
    for (const file of next) transfer.items.add(file)
    if (input.current) input.current.files = transfer.files
    setFiles(next)
    onFiles?.(next)
    state.setProblem(undefined)
  }
  const add = (given: FileList | null) => {
    // A single place takes the newest file.
    const before = isMany ? files : []
    const sorted = sortFiles([...(given ?? [])], { accept, maxBytes, maxFiles }, before.length)
    // The event of a choice made before the page listened may come after that was read, with nothing left in it.
    if (given?.length) setFound(sorted.problems)
    keep(sorted.fitting.length > 0 || isMany ? [...before, ...sorted.fitting] : files)
  }
  // Once, for what was chosen before the page listened.
  useEffect(() => {
    if (input.current?.files?.length) add(input.current.files)
  }, [])
  return (
    <FieldFrame of={props} state={state}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the second way; the input is the first */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(!isDisabled)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          if (!isDisabled) add(event.dataTransfer.files)
        }}
        className={`relative grid justify-items-center rounded-card border-2 border-dashed px-5 py-8 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] ${zoneClass(isDisabled, Boolean(state.error), isOver)}`}
      >
        <span
          className={`grid size-14 place-items-center rounded-full bg-surface ${isDisabled ? '' : 'text-primaryink'}`}
        >
          <CloudUpload className="size-7" />
        </span>
        <span aria-hidden="true" className="mt-3 font-heading text-h3 font-semibold">
          {t(isMany ? 'files.dropMany' : 'files.drop')}
        </span>
        <span id={`${state.id}-types`} className="mt-1 text-sm text-muted">
          {size ? t('files.upTo', { types, size }) : types}
        </span>
        <span
          aria-hidden="true"
          className={buttonClass(isDisabled ? 'outline' : 'primary', 'xl', isDisabled ? 'mt-4 text-muted' : 'mt-4')}
        >
          <FolderOpen className="size-5" />
          {t(isMany ? 'files.chooseMany' : 'files.choose')}
        </span>
        <input
          ref={input}
          id={state.id}
          type="file"
          name={props.name}
          accept={accept?.join(',')}
          multiple={isMany}
          disabled={isDisabled}
          required={state.isRequired}
          aria-invalid={state.error ? true : undefined}
          aria-describedby={[`${state.id}-types`, state.describedBy, problems.length > 0 && `${state.id}-refused`]
            .filter(Boolean)
            .join(' ')}
          onChange={(event) => add(event.currentTarget.files)}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
        />
      </div>
      {problems.length > 0 ? (
        <ul id={`${state.id}-refused`} role="alert" className="mt-2 grid gap-1 text-sm font-medium text-errink">
          {problems.map(({ code, name }) => (
            <li key={`${code} ${name}`} className="flex gap-2">
              <StatusMark status="err" className="mt-0.5 size-4" />
              <span className="min-w-0 break-words">{t(`files.${code}`, { name, types, size, max: maxFiles })}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <FileList files={files} progress={progress} onRemove={(gone) => keep(files.filter((file) => file !== gone))} />
    </FieldFrame>
  )
}

type ListProps = { files: File[]; progress: Record<string, number> | undefined; onRemove(file: File): void }

function FileList({ files, progress = {}, onRemove }: ListProps) {
  const t = useT('ui')
  const locale = useLocale()
  if (files.length === 0) return null
  return (
    <ul aria-label={t('files.chosen')} className="mt-3 grid gap-2">
      {files.map((file) => {
        const percent = progress[file.name]
        return (
          <li
            key={`${file.name} ${file.size} ${file.lastModified}`}
            className="flex min-h-14 items-center gap-3 rounded-tile border border-line bg-surface py-1.5 pr-1.5 pl-4"
          >
            <FileIcon className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-ui font-medium" title={file.name}>
                {file.name}
              </span>
              {percent === undefined || percent >= 100 ? (
                <span className="block text-cap text-muted">
                  {percent === undefined ? sizeText(file.size, locale) : t('files.done')}
                </span>
              ) : (
                <progress
                  value={percent}
                  max={100}
                  aria-label={t('files.progress', { name: file.name, percent })}
                  className="mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-chip bg-track [&::-moz-progress-bar]:bg-primarymark [&::-webkit-progress-bar]:bg-track [&::-webkit-progress-value]:bg-primarymark"
                />
              )}
            </span>
            {percent === undefined ? (
              <button
                type="button"
                aria-label={t('files.remove', { name: file.name })}
                onClick={() => onRemove(file)}
                className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
              >
                <X className="size-5" />
              </button>
            ) : percent >= 100 ? (
              <StatusMark status="done" className="mr-3 size-5" />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
