import { useEffect, useState } from 'react'

const kept = 'queue-keys'
const typing = 'input, textarea, select, [contenteditable=true]'
/** Going through the choices of what a key sends is no typing, also where its button stands outside of the form. */
const isChoosing = (target: HTMLElement) =>
  target instanceof HTMLInputElement &&
  target.type === 'radio' &&
  [...(target.form?.elements ?? [])].some((each) => each.hasAttribute('data-queue'))
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches(typing) && !isChoosing(target)
/** Told to the choice that a key led to, so that it can say why nothing was decided yet. */
export const choiceAsked = 'choice-asked'
const overlays = 'dialog[open], [role=dialog], [role=alertdialog]'
const answering = `${overlays}, [data-answering]:not(details:not([open]))`

/** Which key presses what, by the mark on the page. */
type Presses = Readonly<Record<string, string>>
const steps: Presses = { j: 'next', k: 'previous', z: 'undo', '?': 'help' }
const yesOrNo: Presses = { a: 'approve', r: 'deny' }

export type QueueKeys = { isOn: boolean; toggle(): void; answers: Presses }

/**
 * One key per answer. Whoever speaks to their computer or slips easily can switch them off, and stays off on this
 * device. A key does what a click on the thing with its mark does, so there is one way and not two.
 */
export function useQueueKeys(answers = yesOrNo): QueueKeys {
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
      if (document.querySelector(answering)) return
      const name = { ...steps, ...answers }[event.key.toLowerCase()]
      // What was decided last is taken back first.
      const target = name && [...document.querySelectorAll<HTMLElement>(`[data-queue="${name}"]`)].at(-1)
      if (!target) return
      event.preventDefault()
      // Where something has to be chosen, the first press goes to the choice.
      const choice = document.querySelector(`[data-queue-choice="${name}"]`)
      if (choice && !choice.contains(document.activeElement)) {
        choice.querySelector<HTMLElement>('input:checked, input')?.focus()
        choice.dispatchEvent(new Event(choiceAsked))
      } else target.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn, answers])
  const toggle = () => {
    localStorage.setItem(kept, isOn ? 'off' : 'on')
    setIsOn(!isOn)
  }
  return { isOn, toggle, answers }
}
