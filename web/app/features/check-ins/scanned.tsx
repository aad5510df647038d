import { useEffect, useRef, useState } from 'react'
import { redirect, useNavigate, useSubmit } from 'react-router'
import { isPossible, onSent, openOutbox } from '#app/features/unsent/outbox.ts'
import { submitUnsent } from '#app/features/unsent/submit-unsent.ts'
import { apiOf } from '#lib/context.ts'
import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
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

/** Sent by itself, once; where the line is gone it waits on the device. */
function useCheckIn(code: string) {
  const submit = useSubmit()
  const navigate = useNavigate()
  const { session } = useRoot()
  const isSent = useRef(false)
  const [errors, setErrors] = useState<FormError[]>()
  const [isKept, setIsKept] = useState(false)
  const userId = session && !session.acting && isPossible() ? session.user.id : undefined
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    const go = async () => {
      if (userId) await openOutbox(userId)
      const outcome =
        userId && (await submitUnsent({ kind: 'checkIn', internshipId: null, host: null, input: { code } }))
      if (!outcome) void submit({ code }, { method: 'post', replace: true })
      else if (outcome.is === 'refused') setErrors(outcome.errors)
      else if (outcome.is === 'sent') void navigate('/inchecken', { replace: true })
      else setIsKept(true)
    }
    void go()
  }, [submit, navigate, code, userId])
  useEffect(
    () => (isKept ? onSent(() => void navigate('/inchecken', { replace: true })) : undefined),
    [isKept, navigate],
  )
  return { errors, isKept }
}

/** What the square on the counter opens. Opening it changes nothing; the form is sent by itself, or by its button. */
export default function ScannedPage({ params: { code }, actionData }: Route.ComponentProps) {
  const t = useT('check-ins')
  const { site } = useRoot()
  const { errors = actionData?.errors ?? [], isKept } = useCheckIn(code)
  if (isKept)
    return (
      <div role="status" className="wrap max-w-[36rem] py-8">
        <h1 className="text-h1">{t('kept.title')}</h1>
        <p className="mt-3 text-ui text-ink2">{t('kept.text', { site: site.appName })}</p>
      </div>
    )
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
