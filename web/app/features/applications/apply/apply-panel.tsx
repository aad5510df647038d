import { lazy } from 'react'
import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { ButtonLink } from '#ui/button.tsx'
import { LogIn, UserRoundPlus } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { ApplicationStatusPill } from '../application/application-status.tsx'
import { type ApplyVacancy, applyAs, standingOf } from './apply-as.ts'
import type { ApplyState } from './apply-state.ts'

/** Only for who may apply: most people look first. No boundary belongs around it: without scripts it would stay hidden. */
const ApplyForm = lazy(async () => ({ default: (await import('./apply-form.tsx')).ApplyForm }))

type ApplyProps = {
  vacancy: ApplyVacancy
  /** Who offers it. */
  host: string
  /** From `applyState` in the loader; nothing for a guest. */
  state: ApplyState | null
  /** Of the loader: the day it is. */
  today: string
  /** The page itself, to come back to after signing in. */
  path: string
  errors?: FormError[]
  typed?: Record<string, string[]>
}

/** The next step for whoever likes this place: apply, get in line, or read why not. */
export function ApplyPanel({ vacancy, host, state, today, path, errors, typed }: ApplyProps) {
  const t = useT('applications')
  const { session, isForVolunteers } = useRoot()
  const who = state ? applyAs(session) : 'guest'
  if (who === 'nobody') return null
  if (who === 'guest' || !state) {
    return (
      <Frame title={t('apply.guest.title')} text={t('apply.guest.text')}>
        <ButtonLink
          to={`/inloggen/${isForVolunteers ? 'vrijwilliger' : 'leerling'}?terug=${encodeURIComponent(path)}`}
          size="lg"
          className="w-full"
        >
          <LogIn className="size-5 shrink-0" />
          {t('apply.guest.action')}
        </ButtonLink>
        <ApplySteps steps={['apply', 'host', 'start']} host={host} />
      </Frame>
    )
  }
  if (who === 'staff') {
    const { count } = state
    const text = t(count === 0 ? 'apply.staff.none' : count === 1 ? 'apply.staff.one' : 'apply.staff.many', { count })
    return (
      <Frame title={t('apply.staff.title')} text={text}>
        <ButtonLink to={`/stagebank/${vacancy.id}/aanmelden`} size="lg" className="w-full">
          <UserRoundPlus className="size-5 shrink-0" />
          {t('apply.staff.action')}
        </ButtonLink>
      </Frame>
    )
  }
  const standing = standingOf(vacancy, state, session, today)
  const age = (standing === 'tooYoung' ? vacancy.minimumAge : vacancy.maximumAge) ?? ''
  const words = { age, host }
  if (standing === 'applied' && state.application) {
    const status: string = state.application.status
    return (
      <Frame title={t('apply.applied.title')} text={t(`apply.applied.${status}`, words)}>
        <ApplicationStatusPill status={state.application.status} />
        <ButtonLink to={`/aanmeldingen/${state.application.id}`} size="lg" className="mt-5 w-full">
          {t('apply.applied.action')}
        </ButtonLink>
      </Frame>
    )
  }
  const key: string = standing
  const mayApply = standing === 'open' || standing === 'direct' || standing === 'full'
  return (
    <Frame title={t(`apply.${key}.title`)} text={t(`apply.${key}.text`, words)}>
      {mayApply ? (
        <>
          {state.place ? (
            <div className="mb-5">
              <Notice tone="info">{t('apply.placed', { ...words, place: state.place })}</Notice>
            </div>
          ) : null}
          <ApplyForm
            vacancy={vacancy}
            standing={standing}
            isPlaced={!!state.place}
            freeDays={state.freeDays}
            errors={errors}
            typed={typed}
          />
          <ApplySteps
            steps={['apply', ...(state.period?.isForMentor ? ['mentor'] : []), ...after[standing]]}
            host={host}
          />
        </>
      ) : (
        <ButtonLink to="/stagebank" look="outline" className="w-full">
          {t('apply.elsewhere')}
        </ButtonLink>
      )}
    </Frame>
  )
}

const after = { open: ['host', 'start'], direct: ['placed'], full: ['line', 'offer'] }

function Frame({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <section
      id="aanmelden"
      aria-labelledby="aanmelden-titel"
      className="relative z-10 scroll-mt-24 rounded-card border border-line bg-surface p-5 shadow-e2 md:p-7"
    >
      <h2 id="aanmelden-titel" className="text-h3">
        {title}
      </h2>
      <p className="mt-1 text-ui text-muted">{text}</p>
      <div className="mt-5">{children}</div>
    </section>
  )
}

/** What happens after it was sent, with who does it and how long that takes. */
function ApplySteps({ steps, host }: { steps: string[]; host: string }) {
  const t = useT('applications')
  return (
    <>
      <h3 className="mt-6 text-ui font-semibold tracking-normal">{t('apply.then')}</h3>
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
            <span className="min-w-0">
              <span className={`block ${index === 0 ? 'font-semibold text-ink' : 'text-ink2'}`}>
                {t(`apply.steps.${step}.what`, { host })}
              </span>
              <span className="block text-sm text-muted">{t(`apply.steps.${step}.when`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
