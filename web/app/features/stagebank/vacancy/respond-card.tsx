import { useT } from '#lib/i18n.tsx'
import type { RootData } from '#lib/use-root.ts'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { Mail } from '#ui/icons.tsx'

type Props = { kind: RespondKind; title: string; url: string }

/** One's own vacancy that is not in the stagebank: nobody finds it there, so there is nothing to pass on. */
export function HiddenCard({ id, isPaused }: { id: string; isPaused: boolean }) {
  const t = useT('stagebank')
  const kind = isPaused ? 'paused' : 'hidden'
  return (
    <div className="relative z-10 rounded-card border border-line bg-surface p-5 shadow-e2 md:p-7">
      <h2 className="text-h3">{t(`respond.${kind}.title`)}</h2>
      <p className="mt-1 text-ui text-muted">{t(`respond.${kind}.text`)}</p>
      <ButtonLink to={`/vacancies/${id}`} size="lg" className="mt-5 w-full">
        {t(`respond.${kind}.action`)}
      </ButtonLink>
    </div>
  )
}

/** For who cannot apply but may know somebody who can: pass the place on. */
export function RespondCard({ kind, title, url }: Props) {
  const t = useT('stagebank')
  const [subject, body] = [t('respond.subject', { title }), t('respond.body', { title, url })].map(encodeURIComponent)
  return (
    <div className="relative z-10 rounded-card border border-line bg-surface p-5 shadow-e2 md:p-7">
      <h2 className="text-h3">{t(`respond.${kind}.title`)}</h2>
      <p className="mt-1 text-ui text-muted">{t(`respond.${kind}.text`)}</p>
      <a href={`mailto:?subject=${subject}&body=${body}`} className={buttonClass('primary', 'lg', 'mt-5 w-full')}>
        <Mail className="size-5 shrink-0" />
        {t('respond.mailPlace')}
      </a>
    </div>
  )
}

type RespondKind = 'center' | 'own' | 'host'

/** As whom somebody reads a vacancy who does not apply: what they can do with it differs. */
export function respondAs(session: RootData['session'], hostId?: string): RespondKind {
  const organization = session?.organization
  if (organization && organization.id === hostId) return 'own'
  return session?.can.receiveApplications ? 'host' : 'center'
}
