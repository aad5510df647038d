import { useEffect, useRef } from 'react'
import { redirect, useSubmit } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { checkIn } from '#protocol/features/check-ins.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { RingSpinner } from '#ui/ring.tsx'
import type { Route } from './+types/scanned'
import { runArrival } from './arrival.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'check-ins', 'title')

export async function loader({ context }: Route.LoaderArgs) {
  const { can } = await requireSession(context)
  // Whoever shows the square may also look where it leads.
  if (!can.logHours) throw redirect('/inchecken')
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = await requireSession(context)
  return runArrival(apiOf(context, session), await request.formData())
}

/** What the square on the counter opens. Opening it changes nothing; the form is sent by itself, once, or by its button. */
export default function ScannedPage({ params: { code }, actionData }: Route.ComponentProps) {
  const t = useT('check-ins')
  const submit = useSubmit()
  const isSent = useRef(false)
  const errors = actionData?.errors ?? []
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    void submit({ code }, { method: 'post', replace: true })
  }, [submit, code])
  return (
    <div className="wrap max-w-[36rem] py-8 text-center">
      <h1 className="text-h1">{t(errors.length > 0 ? 'scanned.not' : 'scanned.title')}</h1>
      <CommandForm command={checkIn} errors={errors} labels={{ code: t('fields.code') }} className="mt-6 grid gap-4">
        <input type="hidden" name="code" value={code} />
        {errors.length > 0 ? (
          <ButtonLink to="/inchecken">{t('scanned.other')}</ButtonLink>
        ) : (
          <>
            <RingSpinner className="mx-auto size-16" />
            <SubmitButton className="w-full">{t('own.in')}</SubmitButton>
          </>
        )}
      </CommandForm>
    </div>
  )
}
