import { Link, useSearchParams } from 'react-router'
import { WorkingFor } from '#app/features/organizations/working-for.tsx'
import { useT } from '#lib/i18n.tsx'
import { nextAfter } from '#lib/next-in-queue.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { chipClass } from '#ui/chip.tsx'
import { ArrowLeft, Inbox } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { currentTab, tabBar, tabLink } from '#ui/tab-looks.ts'
import { useCurrentInSight } from '#ui/use-current-in-sight.ts'
import { useQueueKeys } from '#ui/use-queue-keys.ts'
import type { CameBack } from '../answer/answer.server.ts'
import type { Talk } from '../answer/talk-moment.ts'
import { ApplicationQueue } from './application-queue.tsx'
import { DeclineAll } from './decline-all.tsx'
import { HostDetail } from './host-detail.tsx'
import type { InboxData } from './inbox.server.ts'

/** The address of the same inbox with something changed; an empty value goes away. */
export function useInboxAddress() {
  const [params] = useSearchParams()
  return (change: Record<string, string>) => {
    const next = new URLSearchParams(params)
    for (const gone of [
      'kies',
      'klaar',
      'volgende',
      ...('toon' in change || 'vacature' in change ? ['page', 'id'] : []),
    ]) {
      next.delete(gone)
    }
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next.size > 0 ? `/aanmeldingen?${next}` : '/aanmeldingen'
  }
}

const pressed = { a: 'accept', t: 'talk', r: 'decline' }

/** Who asked for a place, sorted by what the host has to do; one at a time beside the list. */
export function HostInbox({ data, talk, cameBack }: { data: InboxData; talk: Talk; cameBack?: CameBack }) {
  const t = useT('applications')
  const to = useInboxAddress()
  const keys = useQueueKeys(pressed)
  const { tab, tabs, toAnswer, vacancyId, vacancies, rows, current, isChosen, decidedId } = data
  const tabRow = useCurrentInSight<HTMLUListElement>(tab)
  const placeRow = useCurrentInSight<HTMLElement>(vacancyId ?? 'all')
  // What is decided can be walked through, and that is all.
  const answers = tab === 'besloten' ? {} : keys.answers
  return (
    <div className="wrap-wide py-6 md:py-10">
      <h1 className="text-h1">{t('host.title')}</h1>
      <WorkingFor />
      <p className="mt-1 max-w-[60ch] text-ui text-muted">
        {t(toAnswer === 0 ? 'host.leadNone' : toAnswer === 1 ? 'host.leadOne' : 'host.lead', { count: toAnswer })}
      </p>
      <nav aria-label={t('host.tabs')} className={`mt-5 ${isChosen ? 'max-lg:hidden' : ''}`}>
        <ul ref={tabRow} className={tabBar}>
          {tabs.map(({ name, count }) => (
            <li key={name} className="flex">
              <Link
                to={to({ toon: name })}
                aria-current={name === tab ? 'page' : undefined}
                className={`${tabLink} ${currentTab}`}
              >
                {t(`host.tab.${name}`)}
                <span className="text-sm tabular-nums">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {vacancies.length > 1 ? (
        <nav
          ref={placeRow}
          aria-label={t('host.places')}
          className={`mt-4 flex gap-2 overflow-x-auto pb-1 [scrollbar-width:none] max-md:-mx-5 max-md:px-5 md:flex-wrap ${isChosen ? 'max-lg:hidden' : ''}`}
        >
          {[{ id: '', title: t('host.allPlaces') }, ...vacancies].map(({ id, title }) => {
            const isOn = id === (vacancyId ?? '')
            return (
              <Link
                key={id}
                to={to({ vacature: id })}
                aria-current={isOn ? 'true' : undefined}
                className={chipClass(isOn ? 'on' : 'plain', 'shrink-0')}
              >
                {title}
              </Link>
            )
          })}
        </nav>
      ) : null}
      {current || decidedId ? (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div className={isChosen ? 'max-lg:hidden' : ''}>
            <ApplicationQueue
              queue={data}
              label={t(`host.tab.${tab}`)}
              to={to}
              keys={{ ...keys, answers }}
              hasStatus={tab === 'wachtlijst' || tab === 'besloten'}
            />
            {tab === 'wachtlijst' && vacancyId ? <DeclineAll rows={rows} to={to} cameBack={cameBack} /> : null}
          </div>
          <div className={isChosen ? '' : 'max-lg:hidden'}>
            <BackToList to={to({ id: '' })} />
            {current ? (
              <HostDetail
                key={current.id}
                of={current}
                talk={talk}
                cameBack={cameBack?.id === current.id ? cameBack : undefined}
                hidden={{ next: nextAfter(rows, current.id) }}
                isLookedAt={isChosen}
              />
            ) : (
              <Card>
                <EmptyState
                  icon={Inbox}
                  title={t('host.changed.title')}
                  text={t('host.changed.text')}
                  action={<ButtonLink to={`/aanmeldingen/${decidedId}`}>{t('school.open')}</ButtonLink>}
                />
              </Card>
            )}
          </div>
        </div>
      ) : (
        <Card className="mt-5">
          <EmptyState
            icon={Inbox}
            title={t(`host.empty.${tab}.title`)}
            text={t(`host.empty.${tab}.text`)}
            action={
              vacancyId ? (
                <ButtonLink to={to({ vacature: '' })} look="outline">
                  {t('host.allPlaces')}
                </ButtonLink>
              ) : undefined
            }
          />
        </Card>
      )}
    </div>
  )
}

/** A phone shows the list or one of it. */
export function BackToList({ to }: { to: string }) {
  const t = useT('applications')
  return (
    <Link
      to={to}
      className="mb-2 inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline hover:text-ink hover:underline lg:hidden"
    >
      <ArrowLeft className="size-4 stroke-2" />
      {t('toList')}
    </Link>
  )
}
