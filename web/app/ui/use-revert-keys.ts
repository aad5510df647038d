import { type KeyboardEvent, useRef } from 'react'

const keys = ['Escape', 'Enter', 'Tab']

/**
 * A list that closes tells its choice again, so that a half-typed search can be put back. Who presses a key for that
 * wants it; who only scrolls the page does not, and keeps what was typed.
 */
export function useRevertKeys() {
  const isReverting = useRef(false)
  const onKeyDownCapture = ({ key }: KeyboardEvent) => {
    isReverting.current = keys.includes(key)
  }
  return { isReverting, onKeyDownCapture }
}
