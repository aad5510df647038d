import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { Flag } from '#ui/flag.tsx'
import { Check, Undo2 } from '#ui/icons.tsx'
import { ApplicationStatusPill } from '../application/application-status.tsx'
import { ApplicationCourse } from '../application/application-stepper.tsx'
import { WhoseTurn } from '../application/whose-turn.tsx'
import type { Application } from '../applications.data.ts'
import { isTalkAhead } from './talk.ts'
import { TalkAnswers } from './talk-actions.tsx'

/** One application of one's own: where it stands, who is up, and what one can do about it. */
export function OwnCard({ of }: { of: Application }) {
  const t = useT('applications')
  const locale = useLocale()
  const { id, vacancy, host, can } = of
  const address = (choice: string) => `/aanmeldingen/${id}?kies=${choice}`
  const title = vacancy.title ?? t('gone')
  return (
    <article className="rounded-card border border-line bg-surface p-5 md:p-7">
      <div className="flex items-start gap-4">
        <Flag sector={vacancy.sector} className="size-12 rounded-tile max-sm:size-10" />
        <div className="min-w-0 flex-1">
          <h2 className="text-h3 break-words">
            <Link to={`/aanmeldingen/${id}`} className="text-ink no-underline hover:underline">
              {title}
            </Link>
          </h2>
          <p className="text-ui text-muted">
            {[host.name, vacancy.city, t('sentOn', { date: dateText(of.createdAt, locale) })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="max-sm:hidden">
          <ApplicationStatusPill status={of.status} />
        </div>
      </div>
      <div className="mt-3 sm:hidden">
        <ApplicationStatusPill status={of.status} />
      </div>
      <div className="mt-5 empty:hidden">
        <ApplicationCourse of={of} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-4">
        <div className="min-w-0 flex-1 basis-64">
          <WhoseTurn of={of} seenBy="student" />
        </div>
        {isTalkAhead(of) && !of.talkAnswer ? (
          <div className="flex flex-wrap gap-3 max-sm:w-full">
            <TalkAnswers of={of} looks={{ first: buttonClass('primary'), other: buttonClass('outline') }} />
          </div>
        ) : null}
        {can.acceptOffer ? (
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
            <ButtonLink to={address('declineOffer')} look="outline" className="max-sm:px-3">
              {t('own.no')}
            </ButtonLink>
            <ButtonLink to={address('acceptOffer')} className="max-sm:px-3">
              <Check className="size-5 stroke-2" />
              {t('own.yes')}
            </ButtonLink>
          </div>
        ) : can.withdrawApplication ? (
          <ButtonLink to={address('withdraw')} look="ghost" size="md" className="min-h-11 max-sm:-ml-5 sm:-mr-3">
            <Undo2 className="size-4.5 text-muted" />
            {t('own.withdraw')}
          </ButtonLink>
        ) : null}
      </div>
    </article>
  )
}

/** One line: how it stands; the rest is on its own page. */
export function ApplicationRow({ of }: { of: Application }) {
  const t = useT('applications')
  const locale = useLocale()
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1.5 border-line py-3 not-first:border-t">
      <Flag sector={of.vacancy.sector} className="size-8 rounded-full" />
      <span className="min-w-0 flex-1 basis-44">
        <Link
          to={`/aanmeldingen/${of.id}`}
          className="block text-ui font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {of.vacancy.title ?? t('gone')}
        </Link>
        <span className="block text-sm text-muted">{of.host.name}</span>
        {of.status === 'withdrawn' ? (
          <span className="block text-sm text-muted">
            {t(`own.${of.endedWithVacancy ? 'endedOn' : of.overtakenBy ? 'overtakenOn' : 'withdrawnOn'}`, {
              date: dateText(of.decidedAt ?? of.updatedAt, locale),
              place: of.overtakenBy ?? '',
            })}
          </span>
        ) : null}
      </span>
      <ApplicationStatusPill status={of.status} endedWithVacancy={of.endedWithVacancy} />
    </li>
  )
}
