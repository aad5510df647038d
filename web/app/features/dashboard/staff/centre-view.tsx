import { Link } from 'react-router'
import { ApplicationsNote } from '#app/features/applications/own/dashboard-note.tsx'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { Building2, HeartHandshake, Megaphone, Route, UsersRound } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ViewData } from '../dashboard.tsx'
import { PageHead } from '../page-head.tsx'
import { FactList } from './fact-list.tsx'
import { FoldedList } from './folded-list.tsx'
import { AllCalm } from './nothing-waits.tsx'
import { MailLink, RowMenu } from './row-menu.tsx'

const runningList = '/internships?status=running,evaluating&ofSchool=true'

export function CentreView({ data }: { data: ViewData<'centre'> }) {
  const t = useT('dashboard')
  const locale = useLocale()
  const { today, pending, pendingCount } = data
  const title =
    pendingCount === 0
      ? t('centre.calm')
      : t(pendingCount === 1 ? 'centre.titleOne' : 'centre.title', { count: pendingCount })
  const volunteers = `/users?role=volunteer${data.centreId ? `&organization=${data.centreId}` : ''}`
  const facts: {
    key: 'approved' | 'people' | 'published' | 'volunteers' | 'running'
    icon: IconDrawing
    to: string
  }[] = [
    { key: 'approved', icon: Building2, to: '/organizations?type=NonProfit,Provider&status=approved' },
    { key: 'people', icon: UsersRound, to: '/users?role=admin&status=active' },
    { key: 'running', icon: Route, to: runningList },
    { key: 'published', icon: Megaphone, to: '/vacancies?status=published' },
    { key: 'volunteers', icon: HeartHandshake, to: `${volunteers}&status=active,invited` },
  ]
  return (
    <div className="wrap-wide py-6 md:py-10">
      <PageHead
        isLarge
        today={today}
        title={title}
        lead={
          <Link to={runningList} className="font-semibold text-primaryink underline underline-offset-4">
            {t('centre.lead', { running: data.running })}
          </Link>
        }
      />
      {pendingCount > 0 ? (
        <ButtonLink to="/organizations/approve" className="mt-5">
          {t('centre.review')}
        </ButtonLink>
      ) : null}
      <ApplicationsNote of={data.applications} className="mt-6" />
      {data.inReview > 0 ? (
        <div className="mt-4">
          <Notice
            tone="info"
            action={
              <ButtonLink to="/vacancies/review" look="outline" size="md" className="min-h-11">
                {t('centre.inReview.go')}
              </ButtonLink>
            }
          >
            {t(`centre.inReview.${data.inReview === 1 ? 'one' : 'many'}`, { count: data.inReview })}
          </Notice>
        </div>
      ) : null}
      {/* Two columns that end by themselves, so that no card leaves a hole beside it. */}
      <div className="mt-7 grid items-start gap-4 md:gap-6 lg:grid-cols-12">
        <div className="grid gap-4 md:gap-6 lg:col-span-7">
          <Card title={t('centre.pending')}>
            {pending.length === 0 ? <AllCalm text={t('centre.nonePending')} /> : null}
            <FoldedList
              count={pendingCount}
              rows={pending.map(({ id, name, city, createdAt, email }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center gap-x-3.5 gap-y-1 border-line py-3 not-first:border-t"
                >
                  <Building2 className="size-5 shrink-0 text-muted" />
                  <span className="min-w-0 flex-1 basis-44">
                    <Link
                      to={`/organizations/approve?id=${id}`}
                      className="block text-ui font-semibold no-underline hover:underline"
                    >
                      {name}
                    </Link>
                    <span className="block text-sm text-muted">
                      {[city, t('centre.since', { date: dateText(createdAt, locale, 'full') })]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                  </span>
                  {email ? <MailLink name={name} email={email} /> : null}
                </li>
              ))}
            />
          </Card>
          {data.contacts.length > 0 ? (
            <Card title={t('centre.contacts')}>
              <ul>
                {data.contacts.map(({ id, name, email, place }) => (
                  <li key={id} className="flex items-center gap-3.5 border-line py-3 not-first:border-t">
                    <Avatar name={name} className="size-10 text-sm" />
                    <span className="min-w-0 flex-1">
                      <span className="block truncate text-ui font-semibold">{name}</span>
                      <span className="block truncate text-sm text-muted">{place}</span>
                    </span>
                    <RowMenu person={{ id, name, email, canSignInAs: true }} />
                  </li>
                ))}
              </ul>
            </Card>
          ) : null}
        </div>
        <div className="grid gap-4 md:gap-6 lg:col-span-5">
          <Card title={t('centre.region')}>
            <FactList
              facts={facts.map((each) => ({ ...each, label: t(`centre.facts.${each.key}`), count: data[each.key] }))}
            />
          </Card>
          <NewVolunteers people={data.newVolunteers} all={volunteers} />
        </div>
      </div>
    </div>
  )
}

/** Who registered last: a centre says hello, and knows them by name. */
function NewVolunteers({ people, all }: { people: ViewData<'centre'>['newVolunteers']; all: string }) {
  const t = useT('dashboard')
  const locale = useLocale()
  return (
    <Card
      title={t('centre.newVolunteers')}
      aside={
        <Link
          to={all}
          className="inline-flex min-h-11 items-center text-ui font-semibold text-primaryink underline underline-offset-4"
        >
          {t('centre.allVolunteers')}
        </Link>
      }
    >
      {people.length === 0 ? <AllCalm text={t('centre.noVolunteers')} /> : null}
      <ul>
        {people.map(({ id, name, email, createdAt }) => (
          <li key={id} className="flex items-center gap-3.5 border-line py-3 not-first:border-t">
            <Avatar name={name} className="size-10 text-sm" />
            <span className="min-w-0 flex-1">
              <Link to={`/users/${id}`} className="block truncate text-ui font-semibold no-underline hover:underline">
                {name}
              </Link>
              <span className="line-clamp-2 text-sm text-muted">
                {t('centre.since', { date: dateText(createdAt, locale, 'full') })}
              </span>
            </span>
            <MailLink name={name} email={email} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
