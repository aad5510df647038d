import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { ArrowRight } from '#ui/icons.tsx'

const steps = ['one', 'two', 'three'] as const

/** A door of one's own, in three steps; and the way on for who came for an internship. */
export function FrontDoor() {
  const t = useT('volunteers')
  const { site } = useRoot()
  return (
    <section aria-labelledby="voordeur" className="wrap mt-16 md:mt-28">
      <div className="grid overflow-hidden rounded-card bg-[var(--p-800)] text-white md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <Door />
        <div className="p-6 md:p-10">
          <p className="text-ui font-semibold text-[var(--p-200)]">{t('landing.door.label')}</p>
          <h2 id="voordeur" className="mt-2 text-[26px] leading-8 md:text-[32px] md:leading-10">
            {t('landing.door.title')}
          </h2>
          <p className="mt-2 max-w-[36rem] text-[var(--p-100)]">{t('landing.door.text')}</p>
          <ol className="mt-6 grid gap-5 lg:grid-cols-3">
            {steps.map((step, at) => (
              <li key={step} className="flex gap-4 lg:block">
                <span className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-[var(--p-200)] font-semibold">
                  {at + 1}
                </span>
                <div className="lg:mt-3">
                  <h3 className="text-base font-semibold">{t(`landing.door.${step}.title`)}</h3>
                  <p className="text-ui text-[var(--p-100)]">{t(`landing.door.${step}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
          <Link
            to="/vrijwilligers/aanmelden"
            className="mt-7 inline-flex min-h-14 items-center gap-2.5 rounded-control bg-white px-7 py-2 text-lg font-semibold text-[var(--p-800)] no-underline hover:bg-[var(--p-100)] focus-visible:outline-white max-sm:w-full max-sm:justify-center"
          >
            {t('register.submit')}
            <ArrowRight className="size-5" />
          </Link>
          {site.front === 'internships' ? (
            <p className="mt-6 border-t border-[var(--p-600)] pt-5 text-ui">
              {t('landing.door.student')}{' '}
              <Link to="/stagebank" className="font-semibold text-white underline underline-offset-3">
                {t('landing.door.toStagebank')}
              </Link>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  )
}

/** An open door with the light on, in the colours of the site. */
function Door() {
  return (
    <svg
      viewBox="0 0 352 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="size-full max-h-72 min-h-52 bg-[var(--p-900)] md:max-h-none"
    >
      <path
        d="M0 40h60v24H0zM250 0h70v26h-70zM20 150h48v24H20zM30 250h64v24H30zM286 250h66v24h-66z"
        fill="var(--p-800)"
      />
      <path d="M0 348h352v52H0z" fill="var(--sand-300)" />
      <path d="M86 70h176v280H86z" fill="var(--sand-100)" />
      <path d="M102 350V170a72 72 0 0 1 144 0v180z" fill="var(--warn-200)" />
      <path d="M102 176 52 204v146h50z" fill="var(--err-400)" />
      <circle cx="64" cy="276" r="5" fill="var(--warn-300)" />
      <path d="M284 170h68v120h-68z" fill="var(--sand-100)" />
      <path d="M292 178h26v48h-26zM326 178h26v48h-26zM292 234h26v48h-26zM326 234h26v48h-26z" fill="var(--warn-200)" />
      <circle cx="176" cy="226" r="20" fill="var(--sand-700)" />
      <path d="M148 262h56l6 90h-68z" fill="var(--p-600)" />
      <path d="M202 268l34-46" stroke="var(--p-600)" strokeWidth="14" strokeLinecap="round" />
      <path d="M66 350h220l22 24H44z" fill="var(--sand-500)" />
    </svg>
  )
}
