import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import type { EditedPage } from '../pages.data.server.ts'

type Station = { key: string; label: string; status: Status; at: string | null }

/** How far a page is: written, waiting for its moment, read by everybody, and when it goes. */
export function PageCourse({ page }: { page: EditedPage['page'] }) {
  const t = useT('content')
  const locale = useLocale()
  const { state, savedAt, plannedAt, publishedAt, takeDownAt } = page
  const isOut = state === 'live' || state === 'changed'
  const stations: Station[] = [
    {
      ...{ key: 'written', at: savedAt },
      label: t(state === 'changed' ? 'pages.side.notLive' : 'pages.side.written'),
      status: state === 'draft' || state === 'changed' ? 'now' : 'done',
    },
    ...waiting('planned', t('pages.state.planned'), plannedAt),
    {
      ...{ key: 'live', at: isOut ? publishedAt : null },
      label: t('pages.state.live'),
      status: isOut ? 'done' : 'todo',
    },
    ...waiting('takeDown', t('pages.side.takeDownAt'), takeDownAt),
  ]
  return (
    <ol aria-label={t('pages.side.course')} className="mb-5">
      {stations.map(({ key, label, status, at }, index) => (
        <li key={key} className="relative min-h-11 pb-3 pl-9">
          {index < stations.length - 1 ? (
            <span
              aria-hidden="true"
              className={`absolute top-6 bottom-0 left-[11px] w-0.5 ${status === 'done' ? 'bg-okmark' : 'bg-line2'}`}
            />
          ) : null}
          <StatusMark status={status} className="absolute top-0 left-0 size-6" />
          <p className="text-ui font-semibold">{label}</p>
          <p className="text-sm text-muted">{at ? dateText(at, locale, 'moment') : t('pages.side.notYet')}</p>
        </li>
      ))}
    </ol>
  )
}

const waiting = (key: string, label: string, at: string | null): Station[] =>
  at ? [{ key, label, status: 'wait', at }] : []
