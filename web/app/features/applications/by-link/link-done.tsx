import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { linkAnswers } from '#protocol/features/applications.ts'
import { ButtonLink } from '#ui/button.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { FactList } from '../application/fact-list.tsx'
import type { Linked } from './link.server.ts'

type LinkAnswer = (typeof linkAnswers)[number]
export const isLinkAnswer = (name: unknown): name is LinkAnswer => linkAnswers.some((each) => each === name)

const marks: Partial<Record<string, Status>> = { accepted: 'done', in_talk: 'done', passedOn: 'done', extended: 'done' }
/** What an answer leaves behind, as long as nothing came after it. */
const leaves: Record<LinkAnswer, (of: Linked) => boolean> = {
  accept: ({ status }) => status === 'accepted',
  decline: ({ status }) => status === 'declined',
  talk: ({ status }) => status === 'in_talk',
  extend: ({ extendedAt, answers }) => extendedAt !== null && answers.length > 0,
  transfer: ({ handlerName }) => handlerName !== null,
}

/** How it stands: just answered, or answered before. Calm, and nothing more to do. */
export function LinkDone({ of, done }: { of: Linked; done: LinkAnswer | null }) {
  const t = useT('applications')
  const locale = useLocale()
  const isFresh = done !== null && leaves[done](of)
  const words = {
    name: of.studentName,
    handler: of.handlerName ?? '',
    by: of.decidedBy ?? '',
    date: of.decidedAt ? dateText(of.decidedAt, locale, 'full') : '',
    moment: of.talkAt ? dateText(of.talkAt, locale, 'moment') : '',
    until: of.expiresAt ? dateText(of.expiresAt, locale, 'full') : '',
  }
  const state =
    of.handlerName && of.answers.length === 0 && !of.decidedAt ? 'passedOn' : of.endedWithVacancy ? 'ended' : of.status
  const key = isFresh ? `link.done.${done}` : `link.was.${state}`
  // No school hears of a volunteer, or arranges anything.
  const isVolunteer = of.school === null
  const tells = isVolunteer && ['link.done.accept', 'link.was.accepted'].includes(key) ? 'volunteer' : 'text'
  const mark = isFresh ? 'done' : (marks[state] ?? 'info')
  return (
    <>
      <StatusMark status={mark} className="mt-4 size-12" />
      <h1 className="mt-4 text-h1 break-words">{t(`${key}.title`, words)}</h1>
      <p className="mt-2 text-lead text-ink2">{t(`${key}.${tells}`, words)}</p>
      {!isFresh && of.decidedBy && of.decidedAt ? (
        <p className="mt-2 text-ui text-muted">{t(of.isOwnAnswer ? 'link.decidedByYou' : 'link.decided', words)}</p>
      ) : null}
      {of.status === 'accepted' || of.status === 'in_talk' ? (
        <div className="mt-5 rounded-card border border-line bg-surface px-5 py-2 empty:hidden md:px-7">
          <FactList of={{ ...of, motivation: null, isVolunteer, schoolName: of.school }} />
        </div>
      ) : null}
      {isFresh && of.answers.length > 0 && done !== 'extend' ? (
        <p className="mt-4 text-ui text-ink2">{t('link.later')}</p>
      ) : null}
      <div className="mt-8 border-t border-line pt-6">
        {of.hasAccount ? (
          <>
            <h2 className="text-h4">{t('link.account.title')}</h2>
            <p className="mt-1 mb-4 text-ui text-muted">{t('link.account.text')}</p>
          </>
        ) : null}
        <div className="flex flex-wrap gap-3">
          {of.hasAccount ? (
            <ButtonLink to="/inloggen/stagebieder?terug=/aanmeldingen" look="outline">
              {t('link.signIn')}
            </ButtonLink>
          ) : null}
          <Link
            to="/"
            className={`inline-flex min-h-12 items-center text-ui font-semibold text-ink2 ${of.hasAccount ? 'px-2' : ''}`}
          >
            {t('link.home')}
          </Link>
        </div>
      </div>
    </>
  )
}
