import { useEffect, useLayoutEffect } from 'react'
import { useMatches } from 'react-router'
import { type Mode, modes } from '#lib/color-modes.ts'
import { isObject, isOneOf } from '#protocol/shared/guards.ts'

/** A route may ask for one colour mode, whatever was chosen: `export const handle = { mode: 'light' }`. */
export function useMode(chosen: Mode): Mode {
  const asked = useMatches().flatMap(({ handle }) =>
    isObject(handle) && isOneOf(modes, handle.mode) ? handle.mode : [],
  )
  return asked.at(-1) ?? chosen
}

// On the server there is no layout to act on, and React says so at every page.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** After the first paint, which lib/first-paint.ts sees to: 'system' follows the device, also when that changes its mind. */
export function useFollowDevice(mode: Mode): void {
  useBeforePaint(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => {
      document.documentElement.dataset.mode = mode === 'system' ? (dark.matches ? 'dark' : 'light') : mode
    }
    follow()
    dark.addEventListener('change', follow)
    return () => dark.removeEventListener('change', follow)
  }, [mode])
}
