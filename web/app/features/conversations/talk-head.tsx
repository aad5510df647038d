import { Form, Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Archive, ArchiveRestore, ArrowLeft, Bell, BellOff, Info, ShieldCheck, Users } from '#ui/icons.tsx'
import type { Talk } from './conversations.data.ts'

const round = 'grid size-11 shrink-0 place-items-center rounded-full text-ink2 hover:bg-sunken'

/** With whom, and what one can do with the conversation. With somebody under age it says who reads along. */
export function TalkHead({ of }: { of: Talk }) {
  const t = useT('conversations')
  const { seat } = of
  return (
    <>
      <header className="flex items-center gap-3 border-b border-line bg-surface px-3 py-3 md:px-6">
        <Link to="/conversations" aria-label={t('back')} className={`${round} lg:hidden`}>
          <ArrowLeft className="size-5" />
        </Link>
        {of.kind === 'internship' ? (
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-[var(--ink)] text-surface">
            <Users className="size-5" />
          </span>
        ) : (
          <Avatar name={of.title} className="size-10 shrink-0 text-sm" />
        )}
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-lg font-semibold">{of.title || t('nobody')}</h1>
          {of.line ? <p className="truncate text-sm text-muted">{of.line}</p> : null}
        </div>
        <Link to={`/conversations/${of.id}/over`} aria-label={t('about.page')} className={`${round} xl:hidden`}>
          <Info className="size-5" />
        </Link>
        {seat ? (
          <Form method="post" className="flex">
            <button
              type="submit"
              name="do"
              value={seat.isMuted ? 'unmute' : 'mute'}
              aria-label={t(seat.isMuted ? 'unmute' : 'mute')}
              title={t(seat.isMuted ? 'unmute' : 'mute')}
              className={round}
            >
              {seat.isMuted ? <BellOff className="size-5" /> : <Bell className="size-5" />}
            </button>
            <button
              type="submit"
              name="do"
              value={seat.isArchived ? 'unarchive' : 'archive'}
              aria-label={t(seat.isArchived ? 'unarchive' : 'archive')}
              title={t(seat.isArchived ? 'unarchive' : 'archive')}
              className={round}
            >
              {seat.isArchived ? <ArchiveRestore className="size-5" /> : <Archive className="size-5" />}
            </button>
          </Form>
        ) : null}
      </header>
      {of.isReadAlong ? (
        <p className="flex gap-3 border-b border-line bg-infosoft px-4 py-2.5 text-sm text-infoink md:px-6">
          <ShieldCheck className="size-5 shrink-0" />
          <span>
            <strong className="block font-semibold">{t('along.banner')}</strong>
            {t(of.isOwnMinor ? 'along.own' : of.seat ? 'along.other' : 'along.reader')}
          </span>
        </p>
      ) : null}
    </>
  )
}
