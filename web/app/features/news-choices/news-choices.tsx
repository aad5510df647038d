import { Link } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { save } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { chooseNews, newsChoices, ownNews } from '#protocol/features/news-choices.ts'
import { newsKinds } from '#protocol/generated/notification-kinds.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormSaved } from '#ui/form-saved.tsx'
import { StickyAction } from '#ui/sticky-action.tsx'
import type { Route } from './+types/news-choices'
import { NewsGroup } from './news-group.tsx'
import { rowName } from './news-row.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'news-choices', 'title')

export async function loader({ context }: Route.LoaderArgs) {
  const { acting } = await requireSession(context)
  const { groups } = await context.get(apiContext).tell(ownNews)
  return { groups, isActing: acting !== null }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireSession(context)
  const form = await request.formData()
  const chosen = (choice: string) => newsKinds.filter((kind) => form.get(rowName(kind)) === choice)
  const [now, periodic, off] = newsChoices.map(chosen)
  return save(() => context.get(apiContext).run(chooseNews, '', { now, periodic, off }))
}

/** Everything that can reach this person, by what it is about. */
export default function NewsChoices({ loaderData: { groups, isActing }, actionData }: Route.ComponentProps) {
  const t = useT('news-choices')
  return (
    <Card>
      <h1 className="text-h2">{t('title')}</h1>
      <p className="mt-1 text-ui text-muted">{t('lead')}</p>
      <dl className="mt-4 grid gap-x-4 gap-y-2 rounded-tile bg-sunken p-4 text-ui sm:grid-cols-[auto_1fr]">
        {newsChoices.map((choice) => (
          <div key={choice} className="contents">
            <dt className="font-semibold">{t(`choices.${choice}`)}</dt>
            <dd className="text-ink2 max-sm:-mt-1">{t(`means.${choice}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ui">
        <Link
          to="/profile-edit/periodieke-mail"
          className="inline-flex min-h-11 items-center font-medium text-primaryink underline underline-offset-3 hover:decoration-2"
        >
          {t('periodic')}
        </Link>
      </p>
      <CommandForm command={chooseNews} errors={actionData?.errors} className="mt-4 grid grid-cols-[minmax(0,1fr)]">
        <FormSaved answer={actionData}>{t('saved')}</FormSaved>
        {groups.map(({ group, news }) => (
          <NewsGroup key={group} title={t(`groups.${group}`)} news={news} isDisabled={isActing} />
        ))}
        {isActing ? null : (
          <div className="mt-6">
            <StickyAction>
              <SubmitButton>{t('save')}</SubmitButton>
            </StickyAction>
          </div>
        )}
      </CommandForm>
    </Card>
  )
}
