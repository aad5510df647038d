import { data, Link, useSearchParams } from 'react-router'
import { LockedNote } from '#app/features/unsent/locked-note.tsx'
import { readCentres } from '#app/features/volunteers/centres.server.ts'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { ArrowRight, ChevronRight } from '#ui/icons.tsx'
import { callAuth, enter, leaveWhenSignedIn, problemOf } from '../form/auth-call.server.ts'
import { DemoPanel } from '../form/demo-panel.tsx'
import { type FormState, textOf } from '../form/form-problem.ts'
import { withReturn } from '../form/return-path.ts'
import type { Route } from './+types/doors'
import { Facade, SmallHouse } from './facade.tsx'
import { linkClass } from './house-page.tsx'
import { type Door, doors, houses } from './houses.ts'
import { MagicLink } from './magic-link.tsx'
import { Quay, Scene } from './quay.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'sign-in', 'pages.doors')

export async function loader({ context }: Route.LoaderArgs) {
  await leaveWhenSignedIn(context)
  return { takesVolunteers: (await readCentres(context)).length > 0 }
}

/** A link from a mail is only used up by its button: mail scanners open links too. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const answer = await callAuth(context, 'POST', '/auth/magic_link/sign_in', { token: textOf(form.get('token')) })
  if (answer.status < 400) return enter(answer, undefined)
  return data<FormState>({ problem: problemOf(answer) }, { status: answer.status })
}

const rankOf = (door: Door) => (door === 'vrijwilliger' ? 0 : 1)

export default function Doors({ loaderData: { takesVolunteers }, actionData }: Route.ComponentProps) {
  const t = useT('sign-in')
  const { hasEntree, isDemo, isForVolunteers } = useRoot()
  const [query] = useSearchParams()
  const token = query.get('magic_token')
  if (token) return <MagicLink token={token} state={actionData} />
  const back = ownPath(query.get('terug'))
  const hasDoor: Partial<Record<Door, boolean>> = { kennisnet: hasEntree, vrijwilliger: takesVolunteers }
  const open = doors.filter((door) => hasDoor[door] !== false)
  // Who the site is for need not look for their door.
  const shown = isForVolunteers ? open.toSorted((one, other) => rankOf(one) - rankOf(other)) : open
  const links = (
    <>
      <SignUp />
      {takesVolunteers ? <RegisterVolunteer back={back} /> : null}
      <Link to="/auth/recover" className={linkClass}>
        {t('forgot')}
      </Link>
      {isDemo ? (
        <a href="#demo" className={linkClass}>
          {t('demo.toPanel')}
        </a>
      ) : null}
    </>
  )
  return (
    <>
      <Scene>
        <div className="px-5 pt-6 md:pt-12 md:text-center">
          <h1 className="text-[2rem] leading-10 md:text-[2.75rem] md:leading-[3.125rem]">{t('doors.title')}</h1>
          <p className="mt-2 text-lead text-ink2">{t('doors.lead')}</p>
          <div className="mx-auto mt-4 max-w-[40rem] text-left empty:hidden">
            <LockedNote />
          </div>
        </div>
        <div className="wrap mt-auto max-[72rem]:hidden">
          <ul className="relative z-10 -mb-1 flex items-end justify-center gap-3 pt-8">
            {shown.map((door) => (
              <li key={door} className="w-[268px] min-w-0">
                <DoorLink door={door} back={back} className="group relative block no-underline">
                  <Facade door={door} className="block w-full" />
                  <Sign door={door} />
                </DoorLink>
              </li>
            ))}
          </ul>
        </div>
        <ul className="mx-auto mt-5 grid w-full max-w-4xl gap-3 px-4 md:grid-cols-2 md:pt-6 min-[72rem]:hidden">
          {shown.map((door) => (
            <li key={door}>
              <DoorLink
                door={door}
                back={back}
                className="flex min-h-22 items-center gap-4 rounded-card border border-line bg-surface px-4 py-3 no-underline hover:shadow-e2"
              >
                <SmallHouse door={door} className="h-[66px] w-14 shrink-0" />
                <span className="min-w-0">
                  <span className="font-heading block text-[1.1875rem] leading-6 font-bold tracking-tight text-ink">
                    {t(`doors.${door}.name`)}
                  </span>
                  <span className="mt-0.5 block text-ui leading-5 text-muted">
                    <DoorText door={door} />
                  </span>
                </span>
                <ChevronRight className="ml-auto size-5 shrink-0 text-muted" />
              </DoorLink>
            </li>
          ))}
        </ul>
        <div className="mt-3 mb-auto flex flex-wrap gap-x-6 px-5 pb-8 text-ui md:justify-center min-[72rem]:hidden">
          {links}
        </div>
        <div className="relative z-10 -mb-px hidden justify-center gap-4 md:max-[72rem]:flex">
          {shown.map((door) => (
            <SmallHouse key={door} door={door} className="h-40" />
          ))}
        </div>
        <Quay>{links}</Quay>
      </Scene>
      {isDemo ? <DemoPanel back={back} /> : null}
    </>
  )
}

/** For who has no door of their own yet. */
function SignUp() {
  const t = useT('sign-in')
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      {t('signUp.new')}
      <Link to="/organizations/signup" className={linkClass}>
        {t('signUp.go')}
      </Link>
    </span>
  )
}

function RegisterVolunteer({ back }: { back: string | undefined }) {
  const t = useT('sign-in')
  return (
    <Link to={withReturn('/vrijwilligers/aanmelden', back)} className={linkClass}>
      {t('register.become')}
    </Link>
  )
}

/** Kennisnet begins at another website, so the browser has to go there itself. */
function DoorLink({
  door,
  back,
  ...props
}: {
  door: Door
  back: string | undefined
  className: string
  children: React.ReactNode
}) {
  return <Link to={withReturn(`/inloggen/${door}`, back)} reloadDocument={door === 'kennisnet'} {...props} />
}

function Sign({ door }: { door: Door }) {
  const t = useT('sign-in')
  const { icon: Icon, badgeClass } = houses[door]
  return (
    <span className="absolute inset-x-3.5 bottom-3.5 flex min-h-54 flex-col items-start rounded-[min(20px,var(--r-card))] bg-surface px-4 py-5 shadow-e2 transition-shadow duration-[var(--t-fast)] group-hover:shadow-e3">
      <span className={`grid size-11 place-items-center rounded-full text-white ${badgeClass}`}>
        <Icon className="size-5" />
      </span>
      <span className="font-heading mt-3 block text-[1.375rem] leading-7 font-bold tracking-tight text-ink">
        {t(`doors.${door}.name`)}
      </span>
      <span className="mt-1 block text-ui leading-5 text-muted">
        <DoorText door={door} />
      </span>
      <span className="mt-auto inline-flex items-center gap-2 pt-3 font-semibold text-primaryink">
        {t('submit')}
        <ArrowRight className="size-5 transition-transform duration-[var(--t-fast)] group-hover:translate-x-1" />
      </span>
    </span>
  )
}

/** What waits behind the door: a password, or at some sites a link by mail. */
function DoorText({ door }: { door: Door }) {
  const t = useT('sign-in')
  const { flags } = useRoot().site
  return door === 'leerling' && flags.passwordlessLogin ? t('doors.leerling.byMail') : t(`doors.${door}.text`)
}
