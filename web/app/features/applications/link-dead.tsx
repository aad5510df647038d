import { useT } from '../../lib/i18n.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { DeadLink } from './link.server.ts'

/** A link that opens nothing is nobody's fault: say what to do instead. */
export function LinkDead({ why }: { why: DeadLink }) {
  const t = useT('applications')
  return (
    <>
      <StatusMark status="info" className="mt-4 size-12" />
      <h1 className="mt-4 text-h1">{t(`link.dead.${why}.title`)}</h1>
      <p className="mt-2 text-lead text-ink2">{t(`link.dead.${why}.text`)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/inloggen/stagebieder?terug=/aanmeldingen">{t('link.signIn')}</ButtonLink>
        <ButtonLink to="/" look="outline">
          {t('link.home')}
        </ButtonLink>
      </div>
    </>
  )
}
