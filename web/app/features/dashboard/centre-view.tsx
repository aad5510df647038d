import { Building2, GraduationCap, Handshake, type LucideIcon, Megaphone } from 'lucide-react'
import { dateText } from '../../lib/dates.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { SignInAsLink } from '../acting/sign-in-as-link.tsx'
import { AllCalm } from './all-calm.tsx'
import type { ViewData } from './dashboard.tsx'
import { PageHead } from './page-head.tsx'

export function CentreView({ data }: { data: ViewData<'centre'> }) {
  const t = useT('dashboard')
  const locale = useLocale()
  const { today, pending, pendingCount } = data
  const title =
    pendingCount === 0
      ? t('centre.calm')
      : t(pendingCount === 1 ? 'centre.titleOne' : 'centre.title', { count: pendingCount })
  const facts: { key: 'approved' | 'published' | 'running' | 'starting'; icon: LucideIcon }[] = [
    { key: 'approved', icon: Building2 },
    { key: 'published', icon: Megaphone },
    { key: 'running', icon: GraduationCap },
    { key: 'starting', icon: Handshake },
  ]
  return (
    <div className="wrap py-6 md:py-10">
      <PageHead isLarge today={today} title={title} lead={t('centre.lead', { running: data.running })} />
      <div className="mt-7 grid items-start gap-4 md:gap-6 lg:grid-cols-12">
        <Card title={t('centre.pending')} className="lg:col-span-7">
          {pending.length === 0 ? <AllCalm text={t('centre.nonePending')} /> : null}
          <ul>
            {pending.map(({ id, name, city, createdAt }) => (
              <li key={id} className="flex items-start gap-3.5 border-line py-3 not-first:border-t">
                <StatusMark status="warn" className="mt-0.5 size-5" />
                <span className="min-w-0">
                  <span className="block text-ui font-semibold">{name}</span>
                  <span className="block text-sm text-muted">
                    {[city, t('centre.since', { date: dateText(createdAt, locale, 'full') })]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          {pendingCount > pending.length ? (
            <p className="mt-2 border-t border-line pt-3 text-sm text-muted">
              {t('people.more', { count: pendingCount - pending.length })}
            </p>
          ) : null}
        </Card>
        <Card title={t('centre.region')} className="lg:col-span-5">
          <dl>
            {facts.map(({ key, icon: Icon }) => (
              <div key={key} className="flex items-center gap-3.5 border-line py-3 not-first:border-t">
                <Icon aria-hidden="true" className="size-5 text-muted" strokeWidth={1.75} />
                <dt className="text-ui">{t(`centre.facts.${key}`)}</dt>
                <dd className="ml-auto font-heading text-h3 font-bold tabular-nums">{data[key]}</dd>
              </div>
            ))}
          </dl>
        </Card>
        {data.contacts.length > 0 ? (
          <Card title={t('centre.contacts')} className="lg:col-span-7">
            <ul>
              {data.contacts.map(({ id, name, place }) => (
                <li key={id} className="flex items-center gap-3.5 border-line py-3 not-first:border-t">
                  <Avatar name={name} className="size-10 text-sm" />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate text-ui font-semibold">{name}</span>
                    <span className="block truncate text-sm text-muted">{place}</span>
                  </span>
                  <SignInAsLink id={id} name={name} />
                </li>
              ))}
            </ul>
          </Card>
        ) : null}
      </div>
    </div>
  )
}
