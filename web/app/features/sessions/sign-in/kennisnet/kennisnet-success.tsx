import { useEffect, useRef } from 'react'
import { Form, redirect } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { SubmitButton } from '#ui/button.tsx'
import { HousePage } from '../doors/house-page.tsx'
import { callAuth, enter } from '../form/auth-call.server.ts'
import { textOf } from '../form/form-problem.ts'
import type { Route } from './+types/kennisnet-success'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'sign-in', 'doors.kennisnet.title')

export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const code = query.get('code')
  if (!code) throw redirect('/inloggen')
  return { code, back: ownPath(query.get('return_to')) ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const answer = await callAuth(context, 'POST', '/auth/entree/sign_in', { code: textOf(form.get('code')) })
  if (answer.status < 400) return enter(answer, ownPath(form.get('back')))
  return redirect('/inloggen/kennisnet/error?code=expired')
}

/** The code becomes a session by a POST of this browser: by itself with scripts, by the button without. */
export default function KennisnetSuccess({ loaderData: { code, back } }: Route.ComponentProps) {
  const t = useT('sign-in')
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    form.current?.requestSubmit()
  }, [])
  return (
    <HousePage door="kennisnet" title={t('kennisnet.success.title')} lead={t('kennisnet.success.lead')}>
      <Form ref={form} method="post">
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="back" value={back} />
        <SubmitButton className="w-full">{t('submit')}</SubmitButton>
      </Form>
    </HousePage>
  )
}
