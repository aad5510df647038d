import { useLocation } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { Dead } from './sign.server.ts'

/** A link that opens nothing is nobody's fault: say what became of it, and what to do. */
export function SignDead({ why, hasToken }: { why: Dead; hasToken: boolean }) {
  const t = useT('contracts')
  const { pathname } = useLocation()
  // Without a link it may be somebody who has an account.
  const asksAccount = why === 'unknown' && !hasToken
  const key = asksAccount ? 'account' : why
  return (
    <div className="lg:mx-auto lg:max-w-[36rem]">
      <StatusMark status={why === 'passed' ? 'done' : 'info'} className="mt-4 size-12" />
      <h1 className="mt-4 text-h1">{t(`sign.dead.${key}.title`)}</h1>
      <p className="mt-2 text-lead text-ink2">{t(`sign.dead.${key}.text`)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {asksAccount ? (
          <ButtonLink to={`/inloggen?${new URLSearchParams({ terug: pathname })}`}>{t('sign.signIn')}</ButtonLink>
        ) : null}
        <ButtonLink to="/" look="outline">
          {t('sign.home')}
        </ButtonLink>
      </div>
    </div>
  )
}
