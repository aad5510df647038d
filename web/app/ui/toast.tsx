import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toast as limits } from '../lib/constants.ts'
import { useIsHydrated } from '../lib/hydrated.ts'
import { useT } from '../lib/i18n.tsx'
import { allToasts, type Toast, watchToasts } from '../lib/toasts.ts'

// Most pages never show one, so it comes with the first.
const ToastCard = lazy(() => loadToasts().catch(() => ({ default: PlainCard })))
export const loadToasts = () => import('./toast-card.tsx')
/** Without a line the card may not come; what it says still does. */
const PlainCard = ({ toast: { title, message } }: { toast: Toast }) => (
  <p className="mt-2 rounded-[18px] border border-line bg-surface px-4 py-3.5 text-ui shadow-e3">
    {title} {message}
  </p>
)
const none: readonly Toast[] = []
const isUrgent = ({ color }: Toast) => color === 'danger'

type Early = { title: string; message?: string; undo?: { to: string; id: string } }

/** The corner where messages come and go: on a phone above the bar, where no title stands, and above buttons that stay at the foot. The two lists are always there: a reader hears only what is added to them. */
export function ToastHost({ early }: { early?: Early }) {
  const t = useT('ui')
  const isHydrated = useIsHydrated()
  const visible = useSyncExternalStore(watchToasts, allToasts, () => none).slice(0, limits.mostVisible)
  const list = (toasts: Toast[], live: 'polite' | 'assertive') => (
    <div aria-live={live} aria-relevant="additions">
      <Suspense>
        {toasts.map((each) => (
          <ToastCard key={each.id} toast={each} />
        ))}
      </Suspense>
    </div>
  )
  return (
    // Dialogs hide the rest of the page from readers, but not this.
    <section
      aria-label={t('toast.region')}
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-70 md:inset-x-auto md:right-6 md:bottom-6 md:w-[23rem] md:in-[body:has([data-form-footer])]:bottom-24"
    >
      {list(
        visible.filter((each) => !isUrgent(each)),
        'polite',
      )}
      {list(visible.filter(isUrgent), 'assertive')}
      {early && !isHydrated ? (
        <div className="mt-3 rounded-[min(18px,var(--r-panel))] border border-line bg-surface px-4 py-3.5 shadow-e3">
          <p className="text-ui leading-5 font-semibold">{early.title}</p>
          <p className="mt-0.5 text-sm text-muted">{early.message}</p>
          {early.undo ? (
            <form method="post" action={early.undo.to} className="pointer-events-auto">
              <input type="hidden" name="id" value={early.undo.id} />
              <button
                type="submit"
                name="decision"
                value="undo"
                className="text-sm font-semibold text-primaryink underline"
              >
                {t('toast.undo')}
              </button>
            </form>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
