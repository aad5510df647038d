import { type ReactNode, useEffect, useRef } from 'react'
import type { FormError } from '../lib/form.ts'
import { useProblemText } from '../lib/form-context.ts'
import { useT } from '../lib/i18n.tsx'
import { focusField, placeOf } from './field-frame.tsx'
import { StatusMark } from './status-mark.tsx'

const none: FormError[] = []

type Props = {
  errors?: FormError[]
  /** Whatever is new each time that a form comes back, when that is not the list of errors. */
  answer?: unknown
  /** Was read out before; a line that goes is no reason to read out the others again. */
  isTold?: boolean
  /** What the fields are called; one that is not in the form has no link. */
  labels?: Record<string, string>
  title?: string
  children?: ReactNode
}

/** Stands above the form that came back, takes the focus and leads to the fields. */
export function FormProblems({ errors = none, answer = errors, isTold, labels = {}, title, children }: Props) {
  const t = useT('ui')
  const text = useProblemText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) box.current?.focus()
  }, [answer])
  if (errors.length === 0 && !children) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-live={isTold ? 'off' : undefined}
      className="flex gap-3 rounded-tile bg-errsoft p-4 text-ui text-errink"
    >
      <StatusMark status="err" className="mt-px size-5" />
      <div className="min-w-0">
        <p className="font-semibold">
          {title ?? (errors.length > 1 ? t('checkMore', { count: errors.length }) : t('checkAgain'))}
        </p>
        {children}
        <ul className="mt-1 grid gap-1.5">
          {errors.map((error) => (
            <li key={`${error.field} ${error.code}`}>
              {error.field && labels[error.field] ? (
                <a
                  href={`#${placeOf(error.field)}`}
                  className="inline-block py-1 underline underline-offset-4"
                  onClick={(event) => focusField(error.field ?? '') && event.preventDefault()}
                >
                  {withWhat(labels[error.field] ?? '', text(error))}
                </a>
              ) : (
                text(error)
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A question has a mark of its own already. */
const withWhat = (label: string, what: string) => (/[?!:.]$/.test(label) ? `${label} ${what}` : `${label}: ${what}`)
