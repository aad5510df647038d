import { useEffect, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Notice } from '#ui/notice.tsx'

/** Where one signs in: that something waits on this device for its owner. What it is and whose it is nobody can read. */
export function LockedNote() {
  const t = useT('unsent')
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const all = (await indexedDB?.databases?.()) ?? []
      // Nothing of it is loaded where nothing was ever kept.
      if (!all.some(({ name }) => name === 'unsent')) return
      const { countBoxes } = await import('./store.ts')
      const found = await countBoxes()
      if (isHere) setCount(found)
    }
    look().catch(() => {})
    return () => {
      isHere = false
    }
  }, [])
  return count > 0 ? <Notice tone="info">{t(`locked.${count === 1 ? 'one' : 'other'}`, { count })}</Notice> : null
}
