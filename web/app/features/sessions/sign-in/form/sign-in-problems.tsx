import { useT } from '#lib/i18n.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import type { FormState } from './form-problem.ts'

/** What these pages have words of their own for: a wrong password, too many attempts, an old link. */
export function SignInProblems({ state, tone = 'je' }: { state: FormState | undefined; tone?: 'je' | 'u' }) {
  const t = useT('sign-in')
  const { problem } = state ?? {}
  if (!problem) return null
  const { kind, seconds = 60 } = problem
  const unit = seconds > 90 ? 'minutes' : seconds > 1 ? 'seconds' : 'second'
  const wait = t(`wait.${unit}`, { count: unit === 'minutes' ? Math.ceil(seconds / 60) : seconds })
  return (
    <div className="mb-5">
      <FormProblems answer={state} title={t(`problems.${kind}.title`)}>
        <p className="mt-0.5">{t(`problems.${kind}.${tone}`, { wait })}</p>
      </FormProblems>
    </div>
  )
}
