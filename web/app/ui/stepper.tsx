import { Link } from 'react-router'
import type { Station } from './course-line.tsx'
import { StatusMark } from './status-mark.tsx'

type Step = Station & { to?: string }

/** The course of a wizard, from top to bottom. A step that is done leads back to itself; a phone shows where one is. */
export function Stepper({ steps, label, progress }: { steps: Step[]; label: string; progress: string }) {
  const current = steps.find(({ state }) => state === 'now')
  return (
    <nav aria-label={label}>
      <p className="flex items-baseline gap-3 md:hidden">
        <span className="min-w-0 truncate font-heading text-h4 font-bold">{current?.label}</span>
        <span className="ml-auto shrink-0 text-sm text-muted">{progress}</span>
      </p>
      <ol className="max-md:mt-3 max-md:flex max-md:gap-1.5">
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className="relative max-md:flex-1 md:pb-6 md:pl-11 md:last:pb-0"
          >
            <span
              aria-hidden="true"
              className={`block h-1 rounded-chip md:hidden ${step.state === 'done' ? 'bg-okmark' : step.state === 'now' ? 'bg-primarymark' : 'bg-line2'}`}
            />
            {index < steps.length - 1 ? (
              <span
                aria-hidden="true"
                className={`absolute top-7 bottom-0 left-[13px] w-0.5 max-md:hidden ${step.state === 'done' ? 'bg-okmark' : 'bg-line2'}`}
              />
            ) : null}
            <span className="absolute top-0 left-0 grid size-7 place-items-center bg-page max-md:hidden">
              <StatusMark status={step.state} className={step.state === 'now' ? 'size-7' : 'size-6'} />
            </span>
            <span className="max-md:sr-only">
              <StepLabel step={step} />
              {step.note ? <span className="block text-cap text-muted">{step.note}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepLabel({ step: { to, label, state } }: { step: Step }) {
  const text = `block pt-0.5 text-ui ${state === 'now' ? 'font-bold text-primaryink' : state === 'done' ? 'font-semibold text-ink' : 'font-medium text-muted'}`
  if (!to || state !== 'done') return <span className={text}>{label}</span>
  return (
    <Link to={to} className={`${text} underline decoration-transparent underline-offset-3 hover:decoration-current`}>
      {label}
    </Link>
  )
}
