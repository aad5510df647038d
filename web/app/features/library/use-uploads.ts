import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLocale, useT } from '#lib/i18n.tsx'
import { libraryRules } from '#protocol/features/library.ts'
import { sendToLibrary } from './send-to-library.ts'

export type Upload = {
  key: string
  file: File
  /** From 0 to 100; then it is being kept. */
  percent: number
  state: 'waiting' | 'sending' | 'done' | 'refused' | 'broken'
  /** What is wrong, in words. */
  problem?: string
}

/** So many at once; the others wait. */
const AT_ONCE = 2

/** Files on their way to the library: how far each is, what was refused and why, and trying again what broke. */
export function useUploads() {
  const t = useT('library')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [uploads, setUploads] = useState<Upload[]>([])
  const queue = useRef<Upload[]>([])
  const busy = useRef(0)
  const change = (key: string, next: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)))
  const work = async ({ key, file }: Upload) => {
    change(key, { state: 'sending', percent: 0, problem: undefined })
    const sent = await sendToLibrary(file, { key, locale, onPercent: (percent) => change(key, { percent }) })
    if (sent.state === 'done') change(key, { state: 'done', percent: 100 })
    else if (sent.state === 'broken') change(key, { state: 'broken', problem: t('upload.broken') })
    else change(key, { state: 'refused', problem: sent.problem ?? t('upload.refused') })
  }
  const next = () => {
    while (busy.current < AT_ONCE) {
      const upload = queue.current.shift()
      if (!upload) return
      busy.current++
      void work(upload).finally(() => {
        busy.current--
        if (busy.current === 0 && queue.current.length === 0) void revalidate()
        next()
      })
    }
  }
  const add = (files: readonly File[]) => {
    const fresh = files.map((file): Upload => {
      const upload = { key: crypto.randomUUID(), file, percent: 0 }
      if (file.size <= libraryRules.documentBytes) return { ...upload, state: 'waiting' }
      return { ...upload, state: 'refused', problem: t('upload.tooLarge') }
    })
    setUploads((all) => [...fresh, ...all])
    queue.current.push(...fresh.filter(({ state }) => state === 'waiting'))
    next()
  }
  const retry = (upload: Upload) => {
    change(upload.key, { state: 'waiting', problem: undefined })
    queue.current.push(upload)
    next()
  }
  const goOn = useRef(() => {})
  goOn.current = () => {
    for (const upload of uploads) if (upload.state === 'broken') retry(upload)
  }
  useEffect(() => {
    const onLine = () => goOn.current()
    addEventListener('online', onLine)
    return () => removeEventListener('online', onLine)
  }, [])
  const isOut = uploads.every(({ state }) => state !== 'waiting' && state !== 'sending')
  return { uploads, isOut, add, retry, clear: () => setUploads([]) }
}
export type Uploads = ReturnType<typeof useUploads>
