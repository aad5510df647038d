import { useT } from '#lib/i18n.tsx'

/** What happens after it was sent, with who does it and how long that takes. */
export function ApplySteps({ steps, host }: { steps: string[]; host: string }) {
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
