import { useEffect, useState } from 'react'

type InstallEvent = Event & { prompt(): Promise<unknown> }

/** Some browsers can put the app on the device themselves; where they cannot there is no button for it. */
export function useInstall(): (() => void) | undefined {
  const [event, setEvent] = useState<InstallEvent>()
  useEffect(() => {
    const offer = (given: Event) => {
      given.preventDefault()
      setEvent(given as InstallEvent)
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
