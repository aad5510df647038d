import { useEffect, useState } from 'react'

const kept = 'applications-keys'
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable=true]')

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
  const shown = who === 'host' ? ofHost : ofSchool
  const [isOn, setIsOn] = useState(true)
  useEffect(() => setIsOn(localStorage.getItem(kept) !== 'off'), [])
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
      if (document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')) return
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
