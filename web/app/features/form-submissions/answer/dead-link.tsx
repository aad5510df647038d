import { useLocation } from 'react-router'
import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { Dead } from './answer.server.ts'

/** A link that opens nothing is nobody's fault: what became of it, and what to do. */
export function DeadLink({ why, errors }: { why: Dead; errors: FormError[] }) {
  const t = useT('form-submissions')
  const { pathname } = useLocation()
  return (
    <>
      <StatusMark status={why === 'renewed' ? 'done' : 'info'} className="mt-4 size-12" />
      <h1 className="mt-4 text-h1">{t(`answer.dead.${why}.title`)}</h1>
      <p className="mt-2 text-lead text-ink2">{t(`answer.dead.${why}.text`)}</p>
      <div className="mt-4">
        <FormProblems errors={errors} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {why === 'expired' ? (
          <form method="post">
            <SubmitButton name="do" value="renew">
              {t('answer.dead.renew')}
            </SubmitButton>
          </form>
        ) : null}
        {why === 'account' ? (
          <ButtonLink to={`/inloggen?${new URLSearchParams({ terug: pathname })}`}>
            {t('answer.dead.signIn')}
          </ButtonLink>
        ) : null}
        <ButtonLink to={why === 'unknown' ? '/forms' : '/'} look="outline">
          {t(why === 'unknown' ? 'answer.dead.code' : 'answer.dead.home')}
        </ButtonLink>
      </div>
    </>
  )
}
