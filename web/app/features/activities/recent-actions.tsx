import { History } from 'lucide-react'
import { activities } from '../../../../protocol/src/activities.ts'
import type { Related } from '../../../../protocol/src/define.ts'
import { apiContext } from '../../lib/context.ts'
import { dateText, timeText } from '../../lib/dates.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { pageTitle } from '../../lib/title.ts'
import { useRoot } from '../../root.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import type { Route } from './+types/recent-actions'
import { subjectTitles } from './subject-names.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, { nl: 'Recente acties', en: 'Recent actions' })

const SIZE = 25

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = Math.max(1, Number(new URL(request.url).searchParams.get('pagina')) || 1)
  const rows = await context
    .get(apiContext)
    .list(activities, { include: ['actor', 'impersonator'], page: { number: page, size: SIZE } })
  const titles = await subjectTitles(context, rows)
  const actions = rows.map(({ id, name, subjectId, subjectName, createdAt, actor, impersonator }) => ({
    id,
    // A dot would look for a word inside another one.
    name: name.replace('.', '_'),
    subjectId,
    subject: subjectName,
    title: titles.get(subjectId) || null,
    at: createdAt,
    actorId: actor?.id ?? null,
    actor: nameOf(actor),
    by: impersonator ? { id: impersonator.id, name: nameOf(impersonator) } : null,
  }))
  return { page, actions, records: rows.records }
}

const nameOf = (person: Related | null) =>
  [person?.firstName, person?.infix, person?.lastName].filter(Boolean).join(' ')

type Action = Route.ComponentProps['loaderData']['actions'][number]

/** What happened in one's scope, day by day, in sentences. */
export default function RecentActions({ loaderData: { actions, records, page } }: Route.ComponentProps) {
  const t = useT('activities')
  const locale = useLocale()
  const days = Map.groupBy(actions, ({ at }) => dateText(at, locale, 'long'))
  return (
    <div className="wrap max-w-3xl py-8 md:py-12">
      <h1 className="text-[1.75rem] leading-9 md:text-h1">{t('title')}</h1>
      <p className="mt-2 max-w-[60ch] text-ink2">{t('lead')}</p>
      {actions.length === 0 ? <EmptyState icon={History} title={t('none')} text={t('noneWhy')} /> : null}
      <div className="mt-6 grid gap-4">
        {[...days].map(([day, ofDay]) => (
          <Card key={day} title={day}>
            <ul>
              {ofDay.map((action) => (
                <li key={action.id} className="flex items-center gap-3 border-line py-2.5 not-first:border-t">
                  <Avatar name={action.by?.name || action.actor || action.subject || t('system')} />
                  <Sentence action={action} />
                  <time dateTime={action.at} className="ml-auto shrink-0 text-cap text-muted tabular-nums">
                    {timeText(action.at, locale)}
                  </time>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      <div className="mt-6 flex justify-center">
        <Pager page={page} last={Math.ceil(records / SIZE)} to={(number) => `?pagina=${number}`} />
      </div>
    </div>
  )
}

/** Nobody's name stands with what one does before one is known, such as signing in: then it is who it is about. */
function Sentence({ action }: { action: Action }) {
  const t = useT('activities')
  const me = useRoot().session?.user.id
  const doer = action.actorId ?? action.subjectId
  const name = action.actorId ? action.actor : action.subject
  const self = doer === me ? t('you') : name || t(action.actorId ? 'somebody' : 'system')
  const { by } = action
  const who = by
    ? t('actingAs', { by: by.id === me ? t('you') : by.name || t('somebody'), as: name || t('somebody') })
    : self
  const subject = action.subjectId === me ? t('yourself') : (action.subject ?? t('something'))
  const named = action.title ? t(`named.${action.name}`, { who, title: action.title }) : null
  return (
    <p className="min-w-0 text-ui wrap-anywhere">
      {named && named !== `activities.named.${action.name}` ? named : t(`events.${action.name}`, { who, subject })}
    </p>
  )
}
