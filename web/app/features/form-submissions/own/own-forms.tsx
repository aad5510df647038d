import { Form, redirect } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { findSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { ClipboardCheck } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { requireForms } from '../require-forms.server.ts'
import type { Route } from './+types/own-forms'
import { FormRows } from './form-rows.tsx'
import { type OwnForms as Own, readOwnForms } from './own-forms.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'form-submissions', 'own.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  requireForms(context)
  const asked = new URL(request.url).searchParams
  // A plain form without scripts; what it leads to has an address of its own.
  const code = asked.get('code')?.replaceAll(/[\s-]/g, '').slice(0, 100)
  if (code) throw redirect(`/forms/${encodeURIComponent(code)}`)
  const session = await findSession(context)
  if (!session?.can.answerForms) return { own: null, isSignedIn: session !== null }
  return { own: await readOwnForms(apiOf(context, session), asked), isSignedIn: true }
}

/** With an account: what waits, and what was handed in. Without one: the code that somebody was given. */
export default function OwnForms({ loaderData: { own, isSignedIn } }: Route.ComponentProps) {
  const t = useT('form-submissions')
  return (
    <div className="wrap py-6 md:py-10">
      <div className="mx-auto grid max-w-[46rem] gap-6">
        {own ? <Lists of={own} /> : <h1 className="text-h1">{t('own.code.title')}</h1>}
        <CodeCard isFirst={!own} />
        {isSignedIn ? null : (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ui text-ink2">
            {t('own.code.signIn')}
            <ButtonLink to="/inloggen?terug=/forms" look="outline" size="md" className="min-h-11">
              {t('answer.dead.signIn')}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  )
}

function Lists({ of: { open, given, page, last } }: { of: Own }) {
  const t = useT('form-submissions')
  return (
    <>
      <h1 className="text-h1">{t('own.title')}</h1>
      <Card title={t('own.todo')}>
        {open.length > 0 ? (
          <FormRows rows={open} />
        ) : (
          <EmptyState icon={ClipboardCheck} title={t('own.empty.title')} text={t('own.empty.text')} headingLevel={3} />
        )}
      </Card>
      <Card title={t('own.done')}>
        {given.length > 0 ? <FormRows rows={given} /> : <p className="text-ui text-muted">{t('own.doneEmpty')}</p>}
        <Pager page={page} last={last} to={(number) => `/forms?page=${number}`} />
      </Card>
    </>
  )
}

function CodeCard({ isFirst }: { isFirst: boolean }) {
  const t = useT('form-submissions')
  return (
    <Card {...(isFirst ? {} : { title: t('own.code.more') })}>
      <p className="mb-4 text-ui text-ink2">{t('own.code.text')}</p>
      <Form method="get" action="/forms" reloadDocument className="flex flex-wrap items-end gap-3">
        <Field
          name="code"
          label={t('own.code.label')}
          className="min-w-0 flex-1 basis-48"
          isOptional={false}
          autoComplete="off"
          required
        />
        <SubmitButton look={isFirst ? 'primary' : 'outline'}>{t('own.code.do')}</SubmitButton>
      </Form>
    </Card>
  )
}
