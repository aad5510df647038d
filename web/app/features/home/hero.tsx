import { LayoutDashboard, Search } from 'lucide-react'
import { Form } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../root.tsx'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { Quay } from './quay.tsx'

/** What this site is for. Whoever is signed in is greeted, and led back to the work. */
export function Hero() {
  const t = useT('home')
  const { site, session } = useRoot()
  const kind = site.variant === 'box' ? 'box' : 'standard'
  const contract = site.flags.digitalContracts ? 'sign' : 'agree'
  return (
    <>
      <section className="relative overflow-hidden bg-[linear-gradient(var(--page),var(--sky)_78%)]">
        <div className="wrap relative z-10 pt-10 pb-80 md:pt-20 md:pb-[max(22.5rem,25vw)]">
          <div className="max-w-[41rem]">
            <p className="text-ui font-semibold text-secondaryink md:text-base">{site.slogan}</p>
            <h1 className="mt-3 text-[2.5rem] leading-[1.06] md:text-display">
              {session ? t('hero.hello', { name: session.user.firstName }) : t(`hero.title.${kind}`)}
            </h1>
            <p className="mt-5 max-w-[34rem] text-lead text-pretty text-ink2">
              {session ? t('hero.back') : `${t(`hero.lead.${kind}`)} ${t(`hero.then.${contract}`)}`}
            </p>
          </div>
        </div>
        <div className="absolute inset-x-0 bottom-0 h-80 md:h-[max(26.25rem,29.2vw)]">
          {/* A phone shows the houses around the tallest one rather than all of the quay, very small. */}
          <Quay className="absolute bottom-0 left-1/2 h-full w-auto max-w-none -translate-x-[71.5%] overflow-visible md:left-0 md:w-full md:translate-x-0" />
        </div>
      </section>
      <div className="wrap relative z-20 -mt-22 md:-mt-13">
        <search>
          <Form
            action="/stagebank"
            className="mx-auto flex max-w-[58rem] flex-col gap-3 rounded-panel border border-line bg-surface p-4 shadow-e2 md:flex-row md:items-center md:p-3 md:pl-4"
          >
            <label className="relative flex min-h-14 flex-1 items-center gap-4 rounded-field px-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-[var(--focus)]">
              <Search aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
              <span className="min-w-0 flex-1">
                <span className="block text-cap font-semibold text-ink">{t('raft.what')}</span>
                <input
                  type="search"
                  name="q"
                  maxLength={80}
                  placeholder={t('raft.hint')}
                  className="block w-full bg-transparent text-base text-ink outline-none placeholder:text-muted"
                />
              </span>
            </label>
            <button type="submit" className={buttonClass('primary', 'lg', 'whitespace-nowrap')}>
              {t('raft.look')}
            </button>
            {session ? (
              <ButtonLink to="/dashboard" look="outline" size="lg" className="whitespace-nowrap">
                <LayoutDashboard aria-hidden="true" className="size-5" strokeWidth={1.75} />
                {t('raft.dashboard')}
              </ButtonLink>
            ) : null}
          </Form>
        </search>
      </div>
    </>
  )
}
