import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ArrowLeft, Info, ShieldCheck, Users } from '#ui/icons.tsx'
import type { Talk } from './conversations.data.ts'
import { round, SeatForm } from './seat-form.tsx'

/** With whom, and what one can do with the conversation; a phone has that on the page about it. With somebody under age it says who reads along. */
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
          <div className="max-sm:hidden">
            <SeatForm conversationId={of.id} seat={seat} />
          </div>
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
