import { useT } from '../../lib/i18n.tsx'
import { CopyLink } from './copy-link.tsx'
import { RespondAction, type Shared } from './respond-action.tsx'
import type { RespondKind } from './respond-as.ts'

const steps = ['choose', 'mentor', 'meet'] as const

/** The next step for whoever likes this place. On a phone its action stays at the bottom of the screen. */
export function RespondCard({ kind, place }: { kind: RespondKind; place: Shared }) {
  const t = useT('stagebank')
  return (
    <div className="relative z-10 rounded-card border border-line bg-surface p-5 shadow-e2 md:p-7">
      <h2 className="text-h3">{t(`respond.${kind}.title`)}</h2>
      <p className="mt-1 text-ui text-muted">{t(`respond.${kind}.text`)}</p>
      <div className="mt-5 max-lg:hidden">
        <RespondAction kind={kind} place={place} />
      </div>
      {kind === 'guest' ? null : <CopyLink url={place.url} />}
      {kind === 'guest' || kind === 'student' ? <Steps /> : null}
    </div>
  )
}

function Steps() {
  const t = useT('stagebank')
  return (
    <>
      <h3 className="mt-6 text-ui font-semibold tracking-normal">{t('respond.then')}</h3>
      <ol className="mt-3 text-ui">
        {steps.map((step, index) => (
          <li key={step} className="relative flex gap-3 pb-4 last:pb-0">
            {index < steps.length - 1 ? (
              <span aria-hidden="true" className="absolute top-[26px] bottom-0.5 left-[9px] w-0.5 bg-line2" />
            ) : null}
            <span
              aria-hidden="true"
              className={`mt-0.5 size-5 shrink-0 rounded-full border-2 ${index === 0 ? 'border-primarymark bg-primarymark ring-2 ring-surface ring-inset' : 'border-line2 bg-surface'}`}
            />
            <span className={index === 0 ? 'font-semibold text-ink' : 'text-ink2'}>{t(`respond.steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
