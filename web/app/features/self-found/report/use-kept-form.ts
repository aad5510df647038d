import { type RefObject, useEffect, useState } from 'react'
import { type FormValues, typedIn } from './report-values.ts'

/** What was typed and not sent yet, kept in this tab: a reload or a step back loses nothing. */
export function useKeptForm(key: string, box: RefObject<HTMLElement | null>) {
  const [kept, setKept] = useState<FormValues>()
  useEffect(() => {
    try {
      const text = sessionStorage.getItem(key)
      if (text) setKept(JSON.parse(text))
    } catch {
      // A browser that keeps nothing shows the form as it came.
    }
  }, [key])
  const write = (text: string | null) => {
    try {
      if (text === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
    } catch {
      // No room, or not allowed: then it is as before.
    }
  }
  return {
    kept,
    keep() {
      const form = box.current?.querySelector('form')
      if (form) write(JSON.stringify(typedIn(new FormData(form))))
    },
    forget: () => write(null),
  }
}
