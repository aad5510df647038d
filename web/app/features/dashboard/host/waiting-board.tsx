import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Inbox, MessagesSquare } from '#ui/icons.tsx'
import { FoldedList } from '../staff/folded-list.tsx'
import { Water } from '../water.tsx'
import type { HostData } from './host.data.ts'

type Waiting = HostData['waiting'][number]

const light =
  'inline-flex min-h-12 w-full items-center justify-center gap-2.5 rounded-control px-6 py-2 text-base font-semibold no-underline focus-visible:outline-white'

/** Who waits for an answer, the longest first: that one large, the others below it, each with the way to answer. */
export function WaitingBoard({ waiting, count }: { waiting: Waiting[]; count: number }) {
  const t = useT('dashboard')
  const [first, ...others] = waiting
  if (!first) return null
  return (
    <section
      aria-label={t('host.waiting.label')}
      className="mt-6 overflow-hidden rounded-card border border-line md:mt-7"
    >
      <First of={first} />
      {others.length > 0 ? (
        <div className="bg-surface px-5 md:px-8">
          <FoldedList
            count={count - 1}
            all="/aanmeldingen"
            rows={others.map((each) => <Row key={each.id} of={each} />)}
          />
        </div>
      ) : null}
    </section>
  )
}

function useWords(of: Waiting) {
  const t = useT('dashboard')
  const { title } = of.vacancy
  return {
    days: t(`host.waiting.${of.days === 0 ? 'today' : of.days === 1 ? 'day' : 'days'}`, { days: of.days }),
    wants: title ? t(`host.waiting.${of.asks}.wants`, { title }) : '',
    first: t(`host.waiting.${of.asks}.first`, { name: of.name }),
    go: t(`host.waiting.${of.asks}.go`),
    goOf: t(`host.waiting.${of.asks}.goOf`, { name: of.name }),
    to: `/aanmeldingen/${of.id}${of.asks === 'otherMoment' ? '?kies=talk' : ''}`,
  }
}

const quote = ({ words }: Waiting) => (words ? `“${words}”` : '')

function First({ of }: { of: Waiting }) {
  const t = useT('dashboard')
  const words = useWords(of)
  const Sign = of.asks === 'new' ? Inbox : MessagesSquare
  return (
    <div className="@container relative overflow-hidden bg-[var(--p-800)] p-6 pb-24 text-white md:p-8 md:pb-20">
      <div className="relative z-10 flex flex-wrap items-center gap-x-8 gap-y-6">
        <div className="min-w-0 flex-1 basis-80">
          <p className="text-ui font-semibold text-[var(--p-200)]">
            {t('host.waiting.first')}, {words.days}
          </p>
          <h2 className="mt-2 text-[26px] leading-8 md:text-[32px] md:leading-10">{words.first}</h2>
          <p className="mt-2 line-clamp-4 max-w-[34rem] text-base text-[var(--p-100)] md:line-clamp-3">
            {words.wants} {quote(of)}
          </p>
        </div>
        <div className="grid w-full gap-2.5 @3xl:ml-36 @3xl:w-60">
          <Link
            to={words.to}
            aria-label={words.goOf}
            className={`${light} bg-white text-[var(--p-800)] hover:bg-[var(--p-100)]`}
          >
            <Sign className="size-5 shrink-0" />
            {words.go}
          </Link>
          {of.asks === 'new' ? (
            <Link
              to={`/aanmeldingen/${of.id}?kies=talk`}
              aria-label={t('host.waiting.meetOf', { name: of.name })}
              className={`${light} border border-[var(--p-200)] text-white hover:bg-[var(--p-700)]`}
            >
              {t('host.waiting.meet')}
            </Link>
          ) : null}
        </div>
      </div>
      <Water boat="right-6 bottom-4 w-18 @3xl:right-76 @3xl:bottom-5 @3xl:w-37" />
    </div>
  )
}

function Row({ of }: { of: Waiting }) {
  const words = useWords(of)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-line py-4 not-first:border-t md:flex-nowrap">
      <Avatar name={of.name} className="size-11 self-start text-sm md:self-center" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-ui font-semibold">{of.name}</p>
        <p className="line-clamp-2 text-sm text-muted md:line-clamp-1">
          {words.wants} {quote(of)}
        </p>
        <p className="text-sm text-muted md:hidden">{words.days}</p>
      </div>
      <p className="shrink-0 text-sm text-muted max-md:hidden">{words.days}</p>
      <ButtonLink
        to={words.to}
        look="outline"
        size="md"
        aria-label={words.goOf}
        className="min-h-11 max-md:ml-15 md:w-52"
      >
        <Inbox className="size-5 shrink-0 text-muted" />
        {words.go}
      </ButtonLink>
    </li>
  )
}
