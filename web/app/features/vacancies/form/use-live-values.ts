import { useEffect, useRef, useState } from 'react'
import { typedValues, type VacancyValues } from './vacancy-values.ts'

/** What stands in the form at this moment, for the preview beside it. */
export function useLiveValues(initial: VacancyValues) {
  const box = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState(initial)
  const [isChanged, setIsChanged] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    let frame = 0
    // The editor writes its text into the form a moment after it was typed.
    const read = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const form = element.querySelector<HTMLFormElement>('form')
        if (form) setValues(typedValues(new FormData(form)))
      })
    }
    const type = () => {
      setIsChanged(true)
      read()
    }
    // What was typed before the scripts came counts too.
    read()
    element.addEventListener('input', type)
    element.addEventListener('focusout', read)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('input', type)
      element.removeEventListener('focusout', read)
    }
  }, [])
  return { box, values, isChanged }
}
