import { Form } from 'react-router'
import { dateText, numberText, timeText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { sourceLabel } from '#protocol/features/data-viewer/words.ts'
import { buttonClass } from '#ui/button.tsx'
import { sizeText } from '#ui/file-rules.ts'
import { Download } from '#ui/icons.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import type { Route } from './+types/data-exports'

type File = Route.ComponentProps['loaderData']['files'][number]

const marks: Record<File['status'], Status> = {
  queued: 'wait',
  running: 'wait',
  done: 'done',
  cancelled: 'skip',
  failed: 'err',
}

export function ExportRow({ file }: { file: File }) {
  const t = useT('data-exports')
  const locale = useLocale()
  const { id, source, status, total, done, bytes, createdAt, expiresAt, isBusy } = file
  const number = (value: number) => numberText(value, locale)
  const moment = (value: string) => `${dateText(value, locale)} ${timeText(value, locale)}`
  const name = t('name', { what: sourceLabel(source, locale), kind: t(`kinds.${file.file}`) })
  const said = {
    queued: t('said.queued'),
    running: t('said.running', { done: number(done), total: number(total) }),
    done: t(total === 1 ? 'said.doneOne' : 'said.done', { rows: number(total), until: moment(expiresAt) }),
    cancelled: t('said.cancelled'),
    failed: t('said.failed'),
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <StatusMark status={marks[status]} className="size-[22px] shrink-0 self-start" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-ui leading-6 font-semibold">
          {name} <span className="font-normal text-muted">{moment(createdAt)}</span>
        </p>
        {isBusy ? (
          <progress
            {...(status === 'running' ? { value: done, max: Math.max(total, 1) } : {})}
            aria-label={name}
            className="mt-2 block h-2 w-full max-w-96 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
          />
        ) : null}
        {/* Told aloud when it changes its state, and not every second. */}
        <p role={isBusy ? undefined : 'status'} className="mt-0.5 text-sm text-muted tabular-nums">
          {said[status]}
        </p>
      </div>
      {isBusy ? (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            aria-label={t('stopName', { name })}
            className={buttonClass('outline', 'md', 'min-h-11')}
          >
            {t('stop')}
          </button>
        </Form>
      ) : null}
      {status === 'done' ? (
        <a
          href={`/api/v1/data_exports/${id}/file`}
          download
          aria-label={t('downloadName', { name })}
          className={buttonClass('soft', 'md', 'min-h-11')}
        >
          <Download className="size-5" />
          {t('download')}
          <span className="font-normal tabular-nums">{sizeText(bytes, locale)}</span>
        </a>
      ) : null}
    </li>
  )
}
