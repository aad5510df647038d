import { Form, Link } from 'react-router'
import { dateText, timeText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { SentFile } from '#protocol/features/conversations.ts'
import { messageFilePath } from '#protocol/features/uploads.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Clock, FileText, Flag, Route, Undo2 } from '#ui/icons.tsx'
import type { Message } from './conversations.data.ts'
import { MessageText } from './message-text.tsx'

type Props = {
  message: Message
  isOwn: boolean
  isRead: boolean
  showsName: boolean
  /** The day, above the first message of it. */
  above: string | null
  isFirstNew: boolean
}

const small =
  'inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-micro text-muted hover:bg-surface hover:text-ink max-md:min-h-11'

/** One message: who wrote it, what, when, and what one can do about it. */
export function Bubble({ message, isOwn, isRead, showsName, above, isFirstNew }: Props) {
  const t = useT('conversations')
  const locale = useLocale()
  const { id, body, files, phase, isUrgent, senderName, dueAt, sentAt, takenBackAt, createdAt, can } = message
  const name = senderName ?? t('nobody')
  const said = sentAt
    ? [timeText(sentAt, locale), isOwn && isRead ? t('read') : ''].filter(Boolean).join(', ')
    : t('waits', { time: dueAt ? timeText(dueAt, locale) : '' })
  return (
    <li>
      {above ? (
        <p className="my-2 text-center text-micro font-semibold text-muted first-letter:uppercase">{above}</p>
      ) : null}
      {isFirstNew ? (
        <p className="my-2 flex items-center gap-3 text-micro font-semibold text-infoink before:h-px before:flex-1 before:bg-current after:h-px after:flex-1 after:bg-current">
          {t('new.mark')}
        </p>
      ) : null}
      <div className={`flex gap-2.5 ${isOwn ? 'justify-end pl-10' : 'pr-6'}`}>
        {isOwn ? null : <Avatar name={name} className="size-8 text-micro" />}
        <div className={`grid max-w-120 min-w-0 ${isOwn ? 'justify-items-end' : 'justify-items-start'}`}>
          {showsName && !isOwn ? <span className="mb-0.5 pl-1 text-micro font-semibold text-ink2">{name}</span> : null}
          {takenBackAt ? (
            <p className="rounded-card border border-dashed border-line2 px-4 py-2 text-sm text-muted">
              {t(isOwn ? 'takenBack.own' : 'takenBack.other')}
            </p>
          ) : (
            <div
              className={`grid gap-2 rounded-[20px] px-4 py-2.5 text-ink ${isOwn ? 'rounded-br-md bg-primarysoft' : 'rounded-bl-md border border-line bg-surface'} ${sentAt ? '' : 'opacity-80'}`}
            >
              {isUrgent ? <span className="text-micro font-semibold text-warnink">{t('urgent.mark')}</span> : null}
              {body ? <MessageText text={body} /> : null}
              {phase ? (
                <Link
                  to={`/internships/${phase.internshipId}`}
                  className="inline-flex min-h-9 w-fit items-center gap-2 rounded-control border border-line2 bg-surface px-3 text-sm font-semibold text-ink no-underline hover:bg-sunken max-md:min-h-11"
                >
                  <Route className="size-4 text-muted" />
                  {locale === 'en' ? (phase.nameEn ?? phase.name) : phase.name}
                </Link>
              ) : null}
              {files.map((file) => (
                <Attachment key={file.id} file={file} />
              ))}
            </div>
          )}
          <div className="flex flex-wrap items-center gap-x-1">
            <time
              dateTime={sentAt ?? createdAt}
              title={dateText(sentAt ?? createdAt, locale, 'moment')}
              className="px-1 text-micro text-muted"
            >
              {sentAt ? null : <Clock className="mr-1 inline size-3.5" />}
              {said}
            </time>
            {can.takeBack ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="messageId" value={id} />
                <button type="submit" name="do" value="takeBack" className={small}>
                  <Undo2 className="size-3.5" />
                  {t('takenBack.button')}
                </button>
              </Form>
            ) : null}
            {can.report ? (
              <Link
                to={`?meld=${id}`}
                preventScrollReset
                aria-label={t('report.this', { name })}
                className={`${small} no-underline md:opacity-0 md:focus-visible:opacity-100 md:[li:hover_&]:opacity-100`}
              >
                <Flag className="size-3.5" />
              </Link>
            ) : null}
          </div>
        </div>
      </div>
    </li>
  )
}

/** Pictures are shown small; anything else is downloaded and never opened within our pages. */
function Attachment({ file: { id, name, isPicture } }: { file: SentFile }) {
  const t = useT('conversations')
  if (isPicture)
    return (
      <a href={messageFilePath(id, 1600)} target="_blank" rel="noreferrer" className="block w-fit rounded-tile">
        <img
          src={messageFilePath(id, 480)}
          alt={t('files.picture', { name })}
          loading="lazy"
          className="max-h-64 w-full max-w-80 min-w-24 rounded-tile bg-sunken object-cover"
        />
      </a>
    )
  return (
    <a
      href={messageFilePath(id, 1600)}
      download
      className="inline-flex min-h-11 w-fit max-w-full items-center gap-2 rounded-control border border-line2 bg-surface px-3 text-sm font-semibold text-ink no-underline hover:bg-sunken"
    >
      <FileText className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 truncate">{name}</span>
    </a>
  )
}
