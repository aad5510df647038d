import { LogIn, Mail } from 'lucide-react'
import { useT } from '../../lib/i18n.tsx'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import type { RespondKind } from './respond-as.ts'

/** The page itself, to come back to, and its address for others. */
export type Shared = { path: string; title: string; url: string }
const icon = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 1.75 } as const

/** The one thing to do: a guest signs in and comes back here, everybody else passes the place on. */
export function RespondAction({ kind, place: { path, title, url } }: { kind: RespondKind; place: Shared }) {
  const t = useT('stagebank')
  if (kind === 'guest') {
    return (
      <ButtonLink to={`/inloggen/leerling?terug=${encodeURIComponent(path)}`} size="lg" className="w-full">
        <LogIn {...icon} />
        {t('respond.signIn')}
      </ButtonLink>
    )
  }
  const [subject, body] = [t('respond.subject', { title }), t('respond.body', { title, url })].map(encodeURIComponent)
  return (
    <a href={`mailto:?subject=${subject}&body=${body}`} className={buttonClass('primary', 'lg', 'w-full')}>
      <Mail {...icon} />
      {t(kind === 'student' ? 'respond.mail' : 'respond.mailPlace')}
    </a>
  )
}
