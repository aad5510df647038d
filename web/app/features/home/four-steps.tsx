import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import type { Flags } from '#protocol/tenants/tenant.ts'
import { Anchor, Handshake, MessagesSquare, PenLine, Search } from '#ui/icons.tsx'

/** The course of a student: what happens on this site follows from its flags. */
export function FourSteps() {
  const t = useT('home')
  const steps = stepsOf(useRoot().site.flags)
  return (
    <section aria-labelledby="stappen-titel" className="wrap mt-16 md:mt-28">
      <h2 id="stappen-titel" className="text-h1 md:text-center">
        {t('steps.title')}
      </h2>
      <div className="relative mt-8 md:mt-14">
        <svg
          viewBox="0 0 900 56"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute top-0 left-[12.5%] hidden h-14 w-3/4 overflow-visible md:block"
        >
          <path
            d="M0 28C100-6 200-6 300 28S500 62 600 28 800-6 900 28"
            fill="none"
            stroke="var(--s-300)"
            strokeWidth="3"
            strokeDasharray="1 10"
            strokeLinecap="round"
          />
        </svg>
        <span
          aria-hidden="true"
          className="absolute top-6 bottom-16 left-[26.5px] border-l-[3px] border-dotted border-[var(--s-300)] md:hidden"
        />
        <ol className="relative grid gap-8 md:grid-cols-4 md:gap-10">
          {steps.map(({ key, Icon, texts }, index) => (
            <li key={key} className="relative flex gap-5 md:flex-col md:items-center md:gap-0 md:text-center">
              <span
                className={`grid size-14 shrink-0 place-items-center rounded-full border-4 border-page ${
                  index === steps.length - 1 ? 'bg-primary text-onprimary' : 'bg-primarysoft text-primaryink'
                }`}
              >
                <Icon className="size-5" />
              </span>
              <div>
                <h3 className="text-h3 tracking-[-.012em] md:mt-5">{t(`steps.${key}.title`)}</h3>
                <p className="mt-1 max-w-60 text-ui text-pretty text-muted md:text-balance">
                  {texts.map((text) => t(`steps.${key}.${text}`)).join(' ')}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function stepsOf(flags: Flags) {
  const logs = flags.paperTimesheets ? 'paper' : flags.hours ? 'hours' : 'start'
  const looksBack = flags.evaluationForms || flags.legacyEvaluationForm
  return [
    { key: 'search', Icon: Search, texts: [flags.selfFoundInternships ? 'orOwn' : 'text'] },
    { key: 'meet', Icon: MessagesSquare, texts: [flags.motivationField ? 'motivation' : 'text', 'mentor'] },
    flags.digitalContracts
      ? { key: 'sign', Icon: PenLine, texts: [flags.companySignsFirst ? 'companyFirst' : 'text'] }
      : { key: 'agree', Icon: Handshake, texts: ['text'] },
    { key: 'work', Icon: Anchor, texts: looksBack ? [logs, 'review'] : [logs] },
  ]
}
