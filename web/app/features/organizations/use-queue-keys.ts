import { useEffect, useState } from 'react'

const kept = 'organizations-keys'
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select, [contenteditable=true]')

/** Which key presses what, by the mark on the page. */
const presses: Record<string, string> = { a: 'approve', d: 'deny', j: 'next', k: 'previous' }

/**
 * One key per decision. Whoever speaks to their computer or slips easily can switch them off, and stays off on this
 * device. A key does what a click on the thing with its mark does, so there is one way and not two.
 */
export function useQueueKeys() {
  const [isOn, setIsOn] = useState(true)
  useEffect(() => setIsOn(localStorage.getItem(kept) !== 'off'), [])
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
      // While an answer is being given, a key must not start another.
      const answering = 'dialog[open], [role=dialog], [role=alertdialog], [data-answering][open]'
      if (document.querySelector(answering)) return
      const name = presses[event.key.toLowerCase()]
      const target = name && document.querySelector<HTMLElement>(`[data-queue="${name}"]`)
      if (!target) return
      event.preventDefault()
      // Where something has to be chosen, the first press goes to the choice.
      const choice = document.querySelector(`[data-queue-choice="${name}"]`)
      if (choice && !choice.contains(document.activeElement)) {
        choice.querySelector<HTMLElement>('input:checked')?.focus()
      } else target.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
  const toggle = () => {
    localStorage.setItem(kept, isOn ? 'off' : 'on')
    setIsOn(!isOn)
  }
  return { isOn, toggle }
}
