import { type SubmitEvent, useEffect, useRef } from 'react'
import { useFetchers } from 'react-router'

/**
 * What was changed beside a form a moment ago is saved before the form goes: it would be too late, or lost. What saves it
 * says so at once (`flushSync`), because leaving a field and pressing the button is one movement.
 */
export function useOnceSaved(): (event: SubmitEvent<HTMLFormElement>) => void {
  const isSaving = useFetchers().some(({ formMethod }) => formMethod === 'POST')
  const held = useRef<() => void>(null)
  useEffect(() => {
    if (isSaving) return
    held.current?.()
    held.current = null
  }, [isSaving])
  return (event) => {
    if (!isSaving) return
    const { currentTarget: form, nativeEvent } = event
    event.preventDefault()
    held.current = () => form.requestSubmit(nativeEvent.submitter)
  }
}
