import { Form, redirect } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { viewLists } from '#protocol/features/saved-views.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Route } from './+types/replace-view'
import { wayBack } from './back-to-list.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'saved-views', 'pages.replaceView')

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireSession(context)
  const { searchParams } = new URL(request.url)
  const text = (key: string) => searchParams.get(key) ?? ''
  const list = viewLists.find((each) => each === text('list'))
  if (!list || !text('name')) return redirect('/')
  return { list, name: text('name'), query: text('query'), back: wayBack(text('back')) }
}

/** The question that the menu asks in a dialog, for when it could not: the name is there already. */
export default function ReplaceView({ loaderData: { back, ...view } }: Route.ComponentProps) {
  const t = useT('saved-views')
  return (
    <div className="wrap py-6 md:py-10">
      <Card className="mx-auto max-w-[42rem]">
        <h1 className="text-h2 break-words">{t('replace.title', { name: view.name })}</h1>
        <p className="mt-2 text-ui text-ink2">{t('replace.text')}</p>
        <Form method="post" action="/weergaven" className="mt-6 flex flex-wrap-reverse justify-end gap-3">
          {Object.entries({ ...view, back, intent: 'save', replace: 'true' }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ButtonLink to={back} look="outline">
            {t('replace.keep')}
          </ButtonLink>
          <SubmitButton>{t('replace.verb')}</SubmitButton>
        </Form>
      </Card>
    </div>
  )
}
