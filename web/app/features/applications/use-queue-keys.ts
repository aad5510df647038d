import { useEffect, useState } from 'react'

const kept = 'applications-keys'
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable=true]')

const overlays = 'dialog[open], [role=dialog], [role=alertdialog]'

/** Which key presses what, by the mark on the page. */
const ofHost = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'accept'],
  ['t', 'talk'],
  ['d', 'decline'],
] as const
const ofSchool = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'mentorApprove'],
  ['d', 'mentorRefuse'],
] as const

/**
 * One key per answer. Whoever speaks to their computer or slips easily can switch them off, and stays off on this
 * device. A key does what a click on the thing with its mark does, so there is one way and not two.
 */
export function useQueueKeys(who: 'host' | 'school') {
  const shown: readonly (readonly [string, string])[] = who === 'host' ? ofHost : ofSchool
  const [isOn, setIsOn] = useState(true)
  useEffect(() => setIsOn(localStorage.getItem(kept) !== 'off'), [])
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      // Escape goes back, also out of a field; what lies over the page closes by itself first.
      if (event.key === 'Escape' && !document.querySelector(overlays)) {
        document.querySelector<HTMLElement>('[data-queue="back"]')?.click()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
      // While an answer is being given, a key must not start another.
      if (document.querySelector(`${overlays}, [data-answering]`)) return
      const name = shown.find(([key]) => key === event.key.toLowerCase())?.[1]
      const target = name && document.querySelector<HTMLElement>(`[data-queue="${name}"]`)
      if (!target) return
      event.preventDefault()
      target.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn, shown])
  const toggle = () => {
    localStorage.setItem(kept, isOn ? 'off' : 'on')
    setIsOn(!isOn)
  }
  return { isOn, toggle, shown }
}
