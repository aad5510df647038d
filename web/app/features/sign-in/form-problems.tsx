import { useEffect, useRef } from 'react'
import { useT } from '../../lib/i18n.tsx'
import type { FormState } from './form-problem.ts'

/** A field's problem in words; its code is the one that the API uses. */
export function useFieldProblem() {
  const t = useT('sign-in')
  return (code: string | undefined) => (code ? t(`fieldProblems.${code.replace('password.', '')}`) : undefined)
}

/** Stands above the form that came back, takes the focus and leads to the fields. */
export function FormProblems({ state, tone = 'je' }: { state: FormState | undefined; tone?: 'je' | 'u' }) {
  const t = useT('sign-in')
  const text = useFieldProblem()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state) box.current?.focus()
  }, [state])
  const { problem, fields } = state ?? {}
  if (!problem && !fields) return null
  const kind = problem?.kind === 'throttled' && problem.minutes === 1 ? 'throttledOne' : problem?.kind
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="mb-5 flex gap-3 rounded-tile bg-errsoft p-4 text-ui text-errink"
    >
      <ErrorMark className="mt-px size-5" />
      <div>
        <p className="font-semibold">{kind ? t(`problems.${kind}.title`) : t('problems.fields')}</p>
        {kind ? <p className="mt-0.5">{t(`problems.${kind}.${tone}`, { minutes: problem?.minutes ?? 1 })}</p> : null}
        <ul>
          {Object.entries(fields ?? {}).map(([name, code]) => (
            <li key={name}>
              <a
                href={`#veld-${name}`}
                className="inline-flex min-h-8 items-center underline"
                onClick={(event) => {
                  event.preventDefault()
                  document.querySelector<HTMLElement>(`#veld-${name} input`)?.focus()
                }}
              >
                {t(`fields.${name}`)}: {text(code)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A square with a cross: errors have a shape of their own. */
export function ErrorMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 20 20" className={`shrink-0 ${className}`} aria-hidden="true">
      <rect width="20" height="20" rx="5" fill="var(--err-mark)" />
      <path d="m6.5 6.5 7 7m0-7-7 7" stroke="var(--surface)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
