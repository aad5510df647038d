import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { ActionList } from './action-list.tsx'
import type { loader } from './latest-actions.ts'

type Props = {
  /** As the API calls it: users, organizations, groups. */
  type: string
  id: string
  /** How many lines; the link below leads to all of them. */
  size?: number
}

/** What happened lately to one person, organization or class. Asked for after the page is there, so that it waits for nothing. */
export function RecentActionsOf({ type, id, size = 6 }: Props) {
  const t = useT('activities')
  const locale = useLocale()
  const { load, data } = useFetcher<typeof loader>()
  const about = String(new URLSearchParams({ over: type, id }))
  useEffect(() => {
    void load(`/recente_acties/laatste?${about}&aantal=${size}`)
  }, [load, about, size])
  const actions = data?.actions
  return (
    <Card title={t('of.title')}>
      {!actions ? <Skeleton shape="list" count={3} /> : null}
      {actions?.length === 0 ? (
        <p className="text-ui text-muted">{t(data?.isFailed ? 'of.failed' : 'of.none')}</p>
      ) : null}
      {actions?.length ? <ActionList actions={actions} momentOf={(at) => dateText(at, locale, 'moment')} /> : null}
      {data && data.records <= size ? null : (
        <Link
          to={`/recente_acties?${about}`}
          className="mt-2 inline-flex min-h-11 items-center text-ui font-medium text-primaryink underline"
        >
          {t('of.all')}
        </Link>
      )}
    </Card>
  )
}
