import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { RotateCw } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { Upload, Uploads } from './use-uploads.ts'

/** What is on its way: each file with how far it is, or why it was refused. */
export function UploadList({ uploads, isOut, retry, clear }: Uploads) {
  const t = useT('library')
  const done = uploads.filter(({ state }) => state === 'done').length
  if (uploads.length === 0) return null
  return (
    <section aria-label={t('upload.title')} className="mt-5 rounded-card border border-line bg-surface p-4 md:px-6">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="mr-auto text-ui font-semibold">
          {t('upload.count', { done, count: uploads.length })}
        </p>
        {isOut ? (
          <Button look="outline" size="sm" className="min-h-11" onClick={clear}>
            {t('upload.clear')}
          </Button>
        ) : null}
      </div>
      <ul className="mt-2 grid max-h-80 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto">
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} onRetry={() => retry(upload)} />
        ))}
      </ul>
    </section>
  )
}

const marks = { waiting: 'todo', sending: 'now', done: 'done', refused: 'err', broken: 'warn' } as const

function UploadLine({ upload: { file, percent, state, problem }, onRetry }: { upload: Upload; onRetry(): void }) {
  const t = useT('library')
  return (
    <li className="flex min-h-11 items-center gap-3">
      <StatusMark status={marks[state]} className="size-5" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-ui" title={file.name}>
          {file.name}
          <span className="sr-only">, {t(`upload.states.${state}`)}</span>
        </p>
        {state === 'sending' ? (
          <progress
            value={percent}
            max={100}
            aria-label={t('upload.progress', { name: file.name })}
            className="block h-1.5 w-full appearance-none overflow-hidden rounded-chip bg-track [&::-moz-progress-bar]:bg-primarymark [&::-webkit-progress-bar]:bg-track [&::-webkit-progress-value]:bg-primarymark"
          />
        ) : null}
        {problem ? <p className="text-sm text-errink">{problem}</p> : null}
      </div>
      {state === 'broken' ? (
        <Button look="outline" size="sm" className="min-h-11" onClick={onRetry}>
          <RotateCw className="size-4" />
          {t('upload.retry')}
        </Button>
      ) : null}
    </li>
  )
}
