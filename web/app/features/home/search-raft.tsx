import { useContext } from 'react'
import { Form } from 'react-router'
import { useT, VolunteerContext } from '#lib/i18n.tsx'
import { buttonClass } from '#ui/button.tsx'
import { MapPin, Search } from '#ui/icons.tsx'

const distances = [5, 10, 20, 25, 50]
const icon = { 'aria-hidden': true, className: 'size-5 shrink-0 text-muted', strokeWidth: 1.75 } as const
const box =
  'flex min-h-14 items-center gap-4 rounded-field px-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-[var(--focus)] max-md:border max-md:border-fieldline'
const input = 'block w-full bg-transparent text-base text-ink outline-none placeholder:text-muted'

/** What, where and how far: a plain question to the stagebank. */
export function SearchRaft() {
  const t = useT('home')
  const isVolunteering = useContext(VolunteerContext)
  return (
    <search className="block">
      <Form
        action="/stagebank"
        className="mx-auto flex max-w-[62rem] flex-col gap-3 rounded-panel border border-line bg-surface p-4 shadow-e2 md:flex-row md:items-center md:p-3 md:pl-4"
      >
        {isVolunteering ? <input type="hidden" name="voor" value="vrijwilligers" /> : null}
        <label className={`${box} md:flex-[1.2]`}>
          <Search {...icon} />
          <span className="min-w-0 flex-1">
            <span className="block text-cap font-semibold text-ink">{t('raft.what')}</span>
            <input type="search" name="q" maxLength={80} placeholder={t('raft.hint')} className={input} />
          </span>
        </label>
        <div className="flex gap-3 md:min-w-0 md:flex-1 md:border-l md:border-line md:pl-3">
          <label className={`${box} min-w-0 flex-1`}>
            <MapPin {...icon} />
            <span className="min-w-0 flex-1">
              <span className="block text-cap font-semibold text-ink">{t('raft.where')}</span>
              <input
                type="text"
                name="plaats"
                maxLength={60}
                autoComplete="postal-code"
                placeholder={t('raft.whereHint')}
                className={input}
              />
            </span>
          </label>
          <label className={`${box} shrink-0`}>
            <span>
              <span className="block text-cap font-semibold text-ink">{t('raft.within')}</span>
              <select
                name="straal"
                defaultValue="10"
                className="-ml-1 block bg-transparent text-base text-ink outline-none"
              >
                {distances.map((km) => (
                  <option key={km} value={km} className="bg-surface">
                    {t('raft.km', { km })}
                  </option>
                ))}
              </select>
            </span>
          </label>
        </div>
        <button type="submit" className={buttonClass('primary', 'lg', 'whitespace-nowrap')}>
          {t('raft.look')}
        </button>
      </Form>
    </search>
  )
}
