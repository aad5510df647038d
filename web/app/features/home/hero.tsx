import { LayoutDashboard, LogIn, Search } from 'lucide-react'
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
        <div className="mx-auto flex max-w-[58rem] flex-col gap-4 rounded-panel border border-line bg-surface p-4 shadow-e2 md:flex-row md:items-center md:p-3 md:pl-7">
          <div className="px-1 pt-1 md:flex-1 md:p-0">
            <p className="font-semibold text-ink">{t(session ? 'raft.yours' : 'raft.open')}</p>
            <p className="text-ui text-muted">{t(session ? 'raft.yoursHint' : 'raft.openHint')}</p>
          </div>
          <div className="flex flex-col gap-2.5 sm:flex-row-reverse sm:justify-end">
            {session ? (
              <ButtonLink to="/dashboard" size="lg" className="flex-1 whitespace-nowrap">
                <LayoutDashboard aria-hidden="true" className="size-5" strokeWidth={1.75} />
                {t('raft.dashboard')}
              </ButtonLink>
            ) : (
              <a href="#nieuw" className={buttonClass('primary', 'lg', 'flex-1 whitespace-nowrap')}>
                <Search aria-hidden="true" className="size-5" strokeWidth={1.75} />
                {t('raft.look')}
              </a>
            )}
            {session ? (
              <a href="#nieuw" className={buttonClass('outline', 'lg', 'flex-1 whitespace-nowrap')}>
                {t('raft.look')}
              </a>
            ) : (
              <ButtonLink to="/inloggen" look="outline" size="lg" className="flex-1 whitespace-nowrap">
                <LogIn aria-hidden="true" className="size-5" strokeWidth={1.75} />
                {t('raft.signIn')}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </>
  )
}
