import { addAPIProvider, getIcon, Icon as IconifyIcon, loadIcons } from '@iconify/react'
import { useEffect, useState } from 'react'
import { iconLimits } from '#protocol/shared/icons.ts'

// Without a provider of ours Iconify would ask its own website.
addAPIProvider('', {
  resources: [window.location.origin],
  path: '/icons/',
  maxURL: iconLimits.longestUrl,
  timeout: iconLimits.timeout,
  rotate: iconLimits.rotate,
})

type State = 'waiting' | 'there' | 'gone'

/** Empty while it may still come, a dot when it does not; an icon that is late takes the place of its dot. */
export default function FetchedIcon({ name, className }: { name: string; className: string }) {
  const [state, setState] = useState<State>(() => (getIcon(name) ? 'there' : 'waiting'))
  useEffect(() => {
    const giveUp = setTimeout(() => setState((now) => (now === 'waiting' ? 'gone' : now)), iconLimits.giveUp)
    const stop = loadIcons([name], (loaded, missing) => {
      if (loaded.length > 0) setState('there')
      else if (missing.length > 0) setState('gone')
    })
    return () => {
      clearTimeout(giveUp)
      stop()
    }
  }, [name])
  const frame = `inline-grid shrink-0 place-items-center ${className}`
  return (
    <span aria-hidden="true" className={frame}>
      {state === 'there' ? <IconifyIcon ssr icon={name} className="size-full" /> : null}
      {state === 'gone' ? <span data-missing className="size-1.5 rounded-full bg-current opacity-60" /> : null}
    </span>
  )
}
