import { useContext } from 'react'
import { useT, VolunteerContext } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ArrowRight } from '#ui/icons.tsx'
import type { NextStep } from './next-step.server.ts'
import { Quay } from './quay.tsx'
import { SearchRaft } from './search-raft.tsx'

/** What this site is for. Whoever is signed in is greeted, and told what waits for them. */
export function Hero({ next }: { next: NextStep | null }) {
  const t = useT('home')
  const { site, session } = useRoot()
  const isVolunteering = useContext(VolunteerContext)
  const kind = site.variant === 'box' ? 'box' : 'standard'
  const contract = site.flags.digitalContracts ? 'sign' : 'agree'
  const words = next && `hero.next.${next.key}${next.count > 1 ? 'Many' : ''}`
  return (
    <>
      <section className="relative overflow-hidden bg-[linear-gradient(var(--page),var(--sky)_78%)]">
        <div className="wrap relative z-10 pt-10 pb-80 md:pt-20 md:pb-[max(22.5rem,25vw)]">
          <div className="max-w-[41rem]">
            <p className="text-ui font-semibold text-secondaryink md:text-base">
              {isVolunteering && site.front === 'internships' ? t('hero.volunteering') : site.slogan}
            </p>
            <h1 className="mt-3 text-[2.5rem] leading-[1.06] md:text-display">
              {session ? t('hero.hello', { name: session.user.firstName }) : t(`hero.title.${kind}`)}
            </h1>
            <p className="mt-5 max-w-[34rem] text-lead text-pretty text-ink2">
              {next && words
                ? t(words, { count: next.count })
                : `${t(`hero.lead.${kind}`)} ${t(`hero.then.${contract}`)}`}
            </p>
            {next ? (
              <ButtonLink to={next.to} className="mt-6">
                {t(`hero.go.${next.key}`)}
                <ArrowRight className="size-5" />
              </ButtonLink>
            ) : null}
          </div>
        </div>
        <div className="absolute inset-x-0 bottom-0 h-80 md:h-[max(26.25rem,29.2vw)]">
          {/* A phone shows the houses around the tallest one rather than all of the quay, very small. */}
          <Quay className="absolute bottom-0 left-1/2 h-full w-auto max-w-none -translate-x-[71.5%] overflow-visible md:left-0 md:w-full md:translate-x-0" />
        </div>
      </section>
      <div className="wrap relative z-20 -mt-22 md:-mt-13">
        <SearchRaft />
      </div>
    </>
  )
}
