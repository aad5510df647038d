import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { check } from '../../../../protocol/src/fields.ts'
import { useT } from '../../lib/i18n.tsx'
import { rules } from './form-problem.ts'
import { ErrorMark, useFieldProblem } from './form-problems.tsx'

type Props = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  rule?: typeof rules.password
  /** The code of what the server found. */
  problem?: string
  hint?: string
}

/** A password that may be pasted and looked at. The eye comes with the scripts it needs. */
export function PasswordField({ name, label, autoComplete, rule = rules.password, problem, hint }: Props) {
  const t = useT('sign-in')
  const text = useFieldProblem()
  const id = useId()
  const [hasScripts, setHasScripts] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const [found, setFound] = useState(problem)
  useEffect(() => setHasScripts(true), [])
  useEffect(() => setFound(problem), [problem])
  const EyeIcon = isShown ? EyeOff : Eye
  return (
    <div id={`veld-${name}`}>
      <label htmlFor={id} className="mb-1.5 block text-[15px] font-semibold text-ink">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mb-1.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <div className="relative">
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={found ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, found && `${id}-error`].filter(Boolean).join(' ') || undefined}
          onBlur={({ currentTarget, relatedTarget }) => {
            // A message that comes or goes under the pointer moves the button away before it is pressed.
            if (relatedTarget instanceof HTMLButtonElement) return
            setFound(check(rule, currentTarget.value)?.code)
          }}
          className={`block min-h-12 w-full rounded-field border bg-surface pr-13 pl-4 text-base text-ink ${found ? 'border-[var(--err-mark)]' : 'border-fieldline'}`}
        />
        {hasScripts ? (
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={t('showPassword')}
            title={t('showPassword')}
            onClick={() => setIsShown(!isShown)}
            className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-field text-muted hover:text-ink"
          >
            <EyeIcon aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </button>
        ) : null}
      </div>
      {found ? (
        <p id={`${id}-error`} className="mt-1.5 flex gap-2 text-sm font-medium text-errink">
          <ErrorMark className="mt-0.5 size-4" />
          {text(found)}
        </p>
      ) : null}
    </div>
  )
}
