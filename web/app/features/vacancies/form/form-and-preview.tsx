import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { PreviewProps } from './vacancy-preview.tsx'
import { typedValues, type VacancyValues } from './vacancy-values.ts'

const VacancyPreview = lazy(async () => ({ default: (await import('./vacancy-preview.tsx')).VacancyPreview }))

/** There is room for both. A phone fetches the preview only for who asks to see it. */
function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    const screen = matchMedia('(width >= 64rem)')
    const look = () => setIsWide(screen.matches)
    look()
    screen.addEventListener('change', look)
    return () => screen.removeEventListener('change', look)
  }, [])
  return isWide
}

/** What stands in the form at this moment, for the preview beside it. */
function useLiveValues(initial: VacancyValues) {
  const box = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState(initial)
  const [isChanged, setIsChanged] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    let frame = 0
    // The editor writes its text into the form a moment after it was typed.
    const read = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const form = element.querySelector<HTMLFormElement>('form')
        if (form) setValues(typedValues(new FormData(form)))
      })
    }
    const type = () => {
      setIsChanged(true)
      read()
    }
    // What was typed before the scripts came counts too.
    read()
    element.addEventListener('input', type)
    element.addEventListener('focusout', read)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('input', type)
      element.removeEventListener('focusout', read)
    }
  }, [])
  return { box, values, isChanged }
}

type Props = Omit<PreviewProps, 'values'> & {
  initial: VacancyValues
  children(isChanged: boolean): ReactNode
  /** Below the preview. */
  aside?: ReactNode
}

/** The form, and beside it what becomes of it. On a phone one switches between the two. */
export function FormAndPreview({ initial, children, aside, ...shown }: Props) {
  const t = useT('vacancies')
  const { box, values, isChanged } = useLiveValues(initial)
  const [isPreview, setIsPreview] = useState(false)
  const isWide = useIsWide()
  const tab =
    'min-h-11 flex-1 rounded-control px-4 text-ui font-medium text-ink2 aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-e1'
  return (
    <>
      <div className="mt-5 flex gap-1 rounded-control bg-sunken p-1 lg:hidden">
        <button type="button" aria-pressed={!isPreview} onClick={() => setIsPreview(false)} className={tab}>
          {t('preview.write')}
        </button>
        <button type="button" aria-pressed={isPreview} onClick={() => setIsPreview(true)} className={tab}>
          {t('preview.look')}
        </button>
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,46rem)_minmax(0,26rem)]">
        <div ref={box} className={isPreview ? 'max-lg:hidden' : undefined}>
          {children(isChanged)}
        </div>
        <div className={`min-w-0 space-y-6 lg:sticky lg:top-24 ${isPreview ? '' : 'max-lg:hidden'}`}>
          <section className="rounded-card border border-line bg-surface p-5 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto">
            <h2 className="text-h4">{t('preview.title')}</h2>
            <div className="mt-3 min-h-96">
              {isPreview || isWide ? (
                <Suspense>
                  <VacancyPreview values={values} {...shown} />
                </Suspense>
              ) : null}
            </div>
          </section>
        </div>
      </div>
      {aside}
    </>
  )
}
