import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Search, searchText } from '#protocol/stagebank/stagebank-search.ts'

type Problem = 'refused' | 'notFound'

/** Three digits behind the point are about a hundred metres: near enough to search by, too far to know a house. */
const rounded = (degrees: number) => degrees.toFixed(3)

/** Asks the device where it is, once, when somebody wants it to. */
export function useDevicePlace(search: Search): { find(): void; isBusy: boolean; problem: Problem | null } {
  const navigate = useNavigate()
  const [state, setState] = useState<'busy' | Problem | null>(null)
  const find = () => {
    if (!navigator.geolocation) return setState('notFound')
    setState('busy')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState(null)
        const place = `${rounded(latitude)},${rounded(longitude)}`
        void navigate(
          { pathname: '/stagebank', search: searchText(search, { place, within: search.within ?? 10, area: null }) },
          { preventScrollReset: true },
        )
      },
      ({ code }) => setState(code === 1 ? 'refused' : 'notFound'),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  }
  return { find, isBusy: state === 'busy', problem: state === 'busy' ? null : state }
}
