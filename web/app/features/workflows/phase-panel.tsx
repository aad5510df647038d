import { useEffect, useRef } from 'react'
import { Link, useNavigationType, useParams } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Button, ButtonLink, Spinner } from '#ui/button.tsx'
import { ChevronLeft, Route as RouteIcon, Trash2, X } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useEditor } from './editor-context.ts'
import { PhaseFacts } from './phase-facts.tsx'
import { PhaseForm } from './phase-form.tsx'
import { findPhase, isFixed, removePhase, stepOf } from './steps.ts'

/** One phase with all that can be said of it. What is changed here is drawn at once, and saved with the route. */
export default function PhasePanel() {
  const t = useT('workflows')
  const editor = useEditor()
  const { phase_id: key = '' } = useParams()
  const { home, draft, canSave, isChanged, isBusy, round, setSteps, open, save } = editor
  const phase = findPhase(draft.steps, key)
  const heading = useOpened(key)
  if (!phase)
    return (
      <section className="rounded-card border border-line bg-surface p-5">
        <EmptyState
          icon={RouteIcon}
          headingLevel={2}
          title={t('missing.title')}
          text={t('missing.text')}
          action={
            <ButtonLink to={home} look="outline">
              {t('back')}
            </ButtonLink>
          }
        />
      </section>
    )
  return (
    <section
      aria-labelledby="fase"
      className="rounded-card border border-line bg-surface shadow-e1 lg:max-h-[calc(100dvh-var(--header-h)-2rem)] lg:overflow-y-auto"
    >
      <div className="p-5 md:p-7">
        <Link
          to={home}
          className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-1 text-sm font-medium text-primaryink underline underline-offset-3 lg:hidden"
        >
          <ChevronLeft className="size-4" />
          {t('back')}
        </Link>
        {/* On a phone this is the page, and the head of the route is not there. */}
        <h1 className="mb-3 text-ui font-semibold text-ink2 break-words lg:hidden">{draft.name}</h1>
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="text-cap font-semibold text-muted">
              {t('panel.step', { position: stepOf(draft.steps, key) + 1 })} · {t(`kinds.${phase.kind}`)}
            </p>
            <h2 id="fase" ref={heading} tabIndex={-1} className="text-h3 break-words outline-none">
              {phase.name || t('unnamed')}
            </h2>
          </div>
          <Link
            to={home}
            preventScrollReset
            aria-label={t('panel.close')}
            className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken max-lg:hidden"
          >
            <X className="size-5" />
          </Link>
        </div>
        {canSave ? (
          <PhaseForm key={`${key} ${round}`} phase={phase} editor={editor} />
        ) : (
          <PhaseFacts phase={phase} editor={editor} />
        )}
      </div>
      {canSave && !isFixed(phase) ? (
        <div className="border-t border-line px-3 py-2 md:px-5">
          <Button
            look="ghost"
            size="md"
            className="text-errink! max-md:min-h-11"
            onClick={() => {
              setSteps((steps) => removePhase(steps, key))
              open(null)
            }}
          >
            <Trash2 className="size-5" />
            {t('remove')}
          </Button>
        </div>
      ) : null}
      {canSave ? (
        <div
          data-sticky-action
          className="sticky bottom-0 z-10 flex gap-3 rounded-b-card border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
        >
          <ButtonLink to={home} look="outline" className="flex-1 px-3">
            {t('back')}
          </ButtonLink>
          <Button className="flex-1 px-3" disabled={!isChanged || isBusy} aria-busy={isBusy} onClick={save}>
            {isBusy ? <Spinner /> : null}
            {t('saveShort')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** Whoever opened it goes on reading here; on a phone it is a page, which begins at its top. */
function useOpened(key: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isLoaded = useNavigationType() === 'POP'
  useEffect(() => {
    if (isLoaded || !key) return
    heading.current?.focus({ preventScroll: true })
    if (window.matchMedia('(width < 64rem)').matches) window.scrollTo(0, 0)
  }, [key, isLoaded])
  return heading
}
