import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import type { DashboardApplications } from './dashboard.server.ts'
import { ApplicationRow } from './own-card.tsx'

type Props = { of: DashboardApplications; className?: string }

/** What waits for oneself: an offer, a yes to give, an answer. Nothing when nothing waits. */
export function ApplicationsNote({ of: { toApprove, toAnswer, toTake, own }, className = '' }: Props) {
  const t = useT('applications')
  const offered = own.find(({ status }) => status === 'offered')
  const notes = [
    toTake > 0 && {
      key: 'offer',
      text: t('dashboard.offer'),
      to: offered ? `/aanmeldingen/${offered.id}` : '/aanmeldingen',
      go: t('dashboard.offerGo'),
    },
    toApprove > 0 && {
      key: 'approve',
      text: t(toApprove === 1 ? 'dashboard.approveOne' : 'dashboard.approve', { count: toApprove }),
      to: '/aanmeldingen?toon=beoordelen',
      go: t('dashboard.approveGo'),
    },
    toAnswer > 0 && {
      key: 'answer',
      text: t(toAnswer === 1 ? 'dashboard.answerOne' : 'dashboard.answer', { count: toAnswer }),
      to: '/aanmeldingen',
      go: t('dashboard.answerGo'),
    },
  ].filter((note) => !!note)
  if (notes.length === 0 && own.length === 0) return null
  return (
    <div className={`grid gap-4 ${className}`}>
      {notes.map(({ key, text, to, go }) => (
        <Notice
          key={key}
          tone={key === 'offer' ? 'warn' : 'info'}
          action={
            <ButtonLink to={to} size="md" className="min-h-11">
              {go}
            </ButtonLink>
          }
        >
          {text}
        </Notice>
      ))}
      {own.length > 0 ? (
        <Card
          title={t('dashboard.own')}
          aside={
            <Link
              to="/aanmeldingen"
              className="inline-flex min-h-11 items-center text-ui font-semibold text-primaryink"
            >
              {t('dashboard.all')}
            </Link>
          }
        >
          <ul>
            {own.map((each) => (
              <ApplicationRow key={each.id} of={each} />
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  )
}
