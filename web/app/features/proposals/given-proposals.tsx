import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/pager.tsx'
import { type Status, StatusPill } from '#ui/status-mark.tsx'
import { currentTab, tabBar, tabLink } from '#ui/tab-looks.ts'
import type { GivenProposals as Given } from './proposals.server.ts'

const marks: Record<Given['rows'][number]['status'], Status> = { open: 'wait', applied: 'done', dismissed: 'skip' }
const link =
  'font-semibold break-words text-ink underline decoration-primarymark/50 underline-offset-3 hover:decoration-2'

/** Everybody's at school, or only one's own. */
export function GivenTabs({ isMine }: { isMine: boolean }) {
  const t = useT('proposals')
  const tabs = [
    { key: 'all', to: '/voorstellen', isCurrent: !isMine },
    { key: 'mine', to: '/voorstellen?van=mij', isCurrent: isMine },
  ]
  return (
    <nav aria-label={t('given.tabs')} className="mt-5">
      <ul className={tabBar}>
        {tabs.map(({ key, to, isCurrent }) => (
          <li key={key} className="flex">
            <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={`${tabLink} ${currentTab}`}>
              {t(`given.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** For staff: who was told about which place, and what the student did with it. */
export function GivenProposals({ given: { rows, isMine, page, last } }: { given: Given }) {
  const t = useT('proposals')
  const locale = useLocale()
  return (
    <>
      <Card title={t('given.title')}>
        <ul>
          {rows.map(({ id, status, by, createdAt, student, vacancyId, title, host }) => (
            <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line py-4 not-first:border-t">
              <div className="min-w-0 flex-1 basis-52">
                <Link to={`/users/${student.id}`} className={link}>
                  {student.name || t('given.somebody')}
                </Link>
                <p className="text-ui text-ink2">
                  {title ? <Link to={`/stagebank/${vacancyId}`}>{title}</Link> : t('given.gone')}
                  {host ? `, ${host}` : ''}
                </p>
                <p className="text-sm text-muted">
                  {[by ? t('by', { name: by }) : '', dateText(createdAt, locale)].filter(Boolean).join(' · ')}
                </p>
              </div>
              <StatusPill status={marks[status]}>{t(`given.${status}`)}</StatusPill>
            </li>
          ))}
        </ul>
      </Card>
      <div className="mt-3 empty:hidden">
        <Pager page={page} last={last} to={(number) => `/voorstellen?${isMine ? 'van=mij&' : ''}page=${number}`} />
      </div>
    </>
  )
}
