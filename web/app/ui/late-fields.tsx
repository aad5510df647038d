import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field-frame.tsx'

type Props = FieldProps & { defaultValue?: string }

/** In a form with much else to fetch: the browser's own field, until ours comes once one can see it. */
export const LateTimeField = late('time', async () => (await import('./time-field.tsx')).TimeField)

function late(type: 'time', fetch: () => Promise<ComponentType<Props>>) {
  return function LateField({ className, ...props }: Props) {
    const box = useRef<HTMLDivElement>(null)
    const [{ Fetched, filledIn }, setFetched] = useState<{ Fetched?: ComponentType<Props>; filledIn?: string }>({})
    useEffect(() => {
      let isGone = false
      const put = (ours: ComponentType<Props>) => {
        const plain = box.current?.querySelector('input')
        if (isGone || !plain) return
        // Who is in it goes on in it.
        if (plain === document.activeElement) plain.addEventListener('blur', () => put(ours), { once: true })
        else setFetched({ Fetched: ours, filledIn: plain.value })
      }
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // Without a connection the browser's own stays.
        fetch().then(put, () => {})
      })
      if (box.current) observer.observe(box.current)
      return () => {
        isGone = true
        observer.disconnect()
      }
    }, [])
    return (
      <div ref={box} className={className}>
        {Fetched ? <Fetched {...props} defaultValue={filledIn} /> : <Field {...props} type={type} />}
      </div>
    )
  }
}
