import { useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { appKind } from '#lib/app-kind.ts'
import { pageContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { findSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ArrowRight, Download } from '#ui/icons.tsx'
import type { Route } from './+types/app-page'

type InstallEvent = Event & { prompt(): Promise<unknown> }
const canInstall = (event: Event): event is InstallEvent => 'prompt' in event

/** Some browsers can put the app on the device themselves; where they cannot there is no button for it. */
function useInstall(): (() => void) | undefined {
  const [event, setEvent] = useState<InstallEvent>()
  useEffect(() => {
    const offer = (given: Event) => {
      given.preventDefault()
      if (canInstall(given)) setEvent(given)
    }
    const isDone = () => setEvent(undefined)
    addEventListener('beforeinstallprompt', offer)
    addEventListener('appinstalled', isDone)
    return () => {
      removeEventListener('beforeinstallprompt', offer)
      removeEventListener('appinstalled', isDone)
    }
  }, [])
  return event && (() => void event.prompt().then(() => setEvent(undefined)))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'app-mode', 'pages.appPage')

/** The app starts here and goes on at once; a browser learns how to get the app. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { flags } = context.get(pageContext).site
  if (!flags.appMode) throw new Response(null, { status: 404 })
  const { headers, url } = request
  const kind = appKind(true, headers.get('user-agent'), headers.get('cookie'))
  const isStarting = kind !== 'browser' || new URL(url).searchParams.get('als') === 'web'
  if (isStarting) throw redirect((await findSession(context)) ? '/dashboard' : '/inloggen')
  return null
}

const devices = { ios: ['share', 'add', 'open'], android: ['menu', 'install', 'open'] } as const

export default function AppPage() {
  const t = useT('app-mode')
  const { site, session } = useRoot()
  const install = useInstall()
  return (
    <div className="wrap max-w-[62rem] py-12">
      <h1 className="text-h1">{t('title', { app: site.appName })}</h1>
      <p className="mt-4 max-w-[42rem] text-lead text-ink2">{t('lead')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={session ? '/dashboard' : '/inloggen'} look={install ? 'outline' : 'primary'}>
          {t(session ? 'open' : 'signIn')}
          <ArrowRight className="size-5" />
        </ButtonLink>
        {install ? (
          <Button onClick={install}>
            <Download className="size-5" />
            {t('install')}
          </Button>
        ) : null}
      </div>
      <div className="mt-10 grid gap-4 md:grid-cols-2 md:gap-6">
        {Object.entries(devices).map(([device, steps]) => (
          <Card key={device}>
            <h2 className="text-h3">{t(`${device}.title`)}</h2>
            <ol className="mt-4 space-y-3">
              {steps.map((step, index) => (
                <li key={step} className="flex gap-3">
                  <span
                    aria-hidden="true"
                    className="grid size-7 shrink-0 place-items-center rounded-full bg-primarysoft text-sm font-semibold text-primaryink"
                  >
                    {index + 1}
                  </span>
                  {t(`${device}.${step}`)}
                </li>
              ))}
            </ol>
          </Card>
        ))}
      </div>
    </div>
  )
}
