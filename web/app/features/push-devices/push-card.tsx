import { type SubmitEvent, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { type PushTopic, pushTopics } from '#protocol/features/push-devices.ts'
import { Button, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Notice } from '#ui/notice.tsx'
import { pushState, switchOff, switchOn } from './push-browser.ts'

export type PushDevice = { id: string; name: string; createdAt: string; topics: PushTopic[]; isHere: boolean }

/** Being told on this device, and on which others one is. */
export function PushCard({ devices }: { devices: PushDevice[] }) {
  const t = useT('push-devices')
  const here = devices.find(({ isHere }) => isHere)
  const others = devices.filter(({ isHere }) => !isHere)
  return (
    <Card title={t('title')}>
      <p className="text-ui text-muted">{t('lead')}</p>
      <ThisDevice key={here?.topics.join()} device={here} />
      {others.length > 0 ? (
        <>
          <h3 className="mt-6 text-h4">{t('others')}</h3>
          <ul>
            {others.map((device) => (
              <OtherDevice key={device.id} {...device} />
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  )
}

function OtherDevice({ id, name, createdAt }: PushDevice) {
  const t = useT('push-devices')
  const locale = useLocale()
  const title = name || t('unknown')
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-line py-3 not-first:border-t">
      <span className="min-w-0 flex-1 basis-40">
        <span className="block text-ui font-semibold">{title}</span>
        <span className="block text-sm text-muted">{t('since', { date: dateText(createdAt, locale, 'full') })}</span>
      </span>
      <Form method="post">
        <Button
          {...{ type: 'submit', name: 'pushDeviceId', value: id, look: 'outline', size: 'md' }}
          className="min-h-11"
          aria-label={t('removeOf', { name: title })}
        >
          {t('remove')}
        </Button>
      </Form>
    </li>
  )
}

/** What a browser does not let us do is said before somebody presses. */
function ThisDevice({ device }: { device: PushDevice | undefined }) {
  const t = useT('push-devices')
  const { session } = useRoot()
  const { revalidate } = useRevalidator()
  const isHydrated = useIsHydrated()
  const [said, setSaid] = useState<'refused' | 'failed'>()
  const [isBusy, setIsBusy] = useState(false)
  // Hours are looked at by who gives a place.
  const topics = pushTopics.filter((topic) => topic !== 'confirm' || session?.home === 'host')
  const [chosen, setChosen] = useState<readonly PushTopic[]>(device?.topics ?? topics)
  if (!isHydrated || session?.acting) return null
  const state = pushState()
  const problem = said ?? (state === 'able' ? undefined : state)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsBusy(true)
    const outcome = await switchOn(topics.filter((topic) => chosen.includes(topic))).catch(() => 'failed' as const)
    setSaid(outcome === 'on' ? undefined : outcome)
    setIsBusy(false)
    await revalidate()
  }
  return (
    <>
      {problem ? (
        <div role="status" className="mt-4">
          <Notice tone={problem === 'install' || problem === 'unable' ? 'info' : 'warn'}>
            {t(`problems.${problem}`)}
          </Notice>
        </div>
      ) : null}
      {device ? <p className="mt-4 text-ui font-semibold">{t('isOn')}</p> : null}
      {/* With one topic there is nothing to choose once it is on. */}
      {state === 'able' && (!device || topics.length > 1) ? (
        <form onSubmit={submit} className="mt-4 grid gap-4">
          <fieldset className="grid gap-1">
            <legend className="text-ui font-semibold">{t('about')}</legend>
            {topics.map((topic) => (
              <Checkbox
                key={topic}
                name={topic}
                label={t(`topics.${topic}`)}
                checked={chosen.includes(topic)}
                onChange={() =>
                  setChosen((before) =>
                    before.includes(topic) ? before.filter((each) => each !== topic) : [...before, topic],
                  )
                }
              />
            ))}
          </fieldset>
          {device ? null : <p className="text-sm text-muted">{t('before')}</p>}
          <div>
            <Button type="submit" disabled={isBusy || chosen.length === 0} look={device ? 'outline' : 'primary'}>
              {t(device ? 'change' : 'switchOn')}
            </Button>
          </div>
        </form>
      ) : null}
      {device ? (
        <Form method="post" onSubmit={() => void switchOff().catch(() => {})} className="mt-4">
          <input type="hidden" name="pushDeviceId" value={device.id} />
          <SubmitButton look="outline">{t('switchOff')}</SubmitButton>
        </Form>
      ) : null}
    </>
  )
}
