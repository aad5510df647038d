import { LayoutDashboard, LogIn } from 'lucide-react'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../root.tsx'
import { ButtonLink } from '../../ui/button.tsx'

const steps = ['choose', 'mentor', 'meet'] as const

/** The next step for whoever likes this place. A guest signs in and comes back here. */
export function RespondCard({ id }: { id: string }) {
  const t = useT('stagebank')
  const { session } = useRoot()
  const back = encodeURIComponent(`/stagebank/${id}`)
  const kind = session ? 'member' : 'guest'
  return (
    <div className="relative z-10 rounded-card border border-line bg-surface p-5 shadow-e2 md:p-7">
      <h2 className="text-h3">{t('respond.title')}</h2>
      <p className="mt-1 text-ui text-muted">{t(`respond.${kind}`)}</p>
      {session ? (
        <ButtonLink to="/dashboard" look="outline" className="mt-5 w-full">
          <LayoutDashboard aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t('respond.dashboard')}
        </ButtonLink>
      ) : (
        <ButtonLink to={`/inloggen/leerling?terug=${back}`} size="lg" className="mt-5 w-full">
          <LogIn aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t('respond.signIn')}
        </ButtonLink>
      )}
      <h3 className="mt-6 text-ui font-semibold tracking-normal">{t('respond.then')}</h3>
      <ol className="mt-3 text-ui">
        {steps.map((step, index) => (
          <li key={step} className="relative flex gap-3 pb-4 last:pb-0">
            {index < steps.length - 1 ? (
              <span aria-hidden="true" className="absolute top-5 bottom-0 left-[9px] w-0.5 bg-line2" />
            ) : null}
            <span
              aria-hidden="true"
              className={`mt-0.5 size-5 shrink-0 rounded-full border-2 ${index === 0 ? 'border-primarymark bg-primarymark ring-2 ring-surface ring-inset' : 'border-line2 bg-surface'}`}
            />
            <span className={index === 0 ? 'font-semibold text-ink' : 'text-ink2'}>{t(`respond.steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
