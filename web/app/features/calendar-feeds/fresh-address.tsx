import { useT } from '#lib/i18n.tsx'
import { buttonClass } from '#ui/button.tsx'
import { CopyBox } from '#ui/copy-box.tsx'
import { CalendarPlus } from '#ui/icons.tsx'

const programs = ['apple', 'google', 'outlook'] as const

/** The address, this one time: to open at once, or to copy into a calendar elsewhere. */
export function FreshAddress({ address }: { address: string }) {
  const t = useT('calendar-feeds')
  return (
    <section
      aria-labelledby="fresh-address"
      className="mt-5 rounded-tile border border-primarymark bg-primaryfaint p-4 md:p-5"
    >
      <h2 id="fresh-address" className="text-h4">
        {t('fresh.title')}
      </h2>
      <p className="mt-1 text-ui">{t('fresh.once')}</p>
      <p className="mt-1 text-ui font-semibold">{t('fresh.secret')}</p>
      <CopyBox label={t('fresh.label')} value={address}>
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass('primary', 'xl', 'max-sm:w-full')}>
          <CalendarPlus className="size-5" />
          {t('fresh.open')}
        </a>
      </CopyBox>
      <h3 className="mt-6 text-h4">{t('how.title')}</h3>
      <dl className="mt-2 grid gap-3 text-ui">
        {programs.map((program) => (
          <div key={program}>
            <dt className="font-semibold">{t(`how.${program}.title`)}</dt>
            <dd className="text-ink2">{t(`how.${program}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
