import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isBusy, latestBulk, type Progress, readBulk } from './bulk-calls.ts'
import { useFollowed } from './followed-action.ts'

const PAUSE = 1000
/** What ended longer ago than this is not shown again on a page that is opened later. */
const RECENT_MS = 2 * 60_000
const CLOSED = 'bulk-closed'

function isClosed(id: string): boolean {
  try {
    return sessionStorage.getItem(CLOSED) === id
  } catch {
    return false
  }
}

/** How the last bulk action of this list goes: asked every second while there is something to come. */
export function useProgress(resourceType: string) {
  const followed = useFollowed()
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<Progress>()
  const wasBusy = useRef(false)
  const id = progress?.id
  const isRunning = progress ? isBusy(progress) : false
  useEffect(() => {
    let isGone = false
    const show = (found: Progress | undefined) => {
      if (isGone || !found) return
      setProgress(found)
      // A few rows are done before the first question: the list does not know yet.
      if (followed && !isBusy(found)) void revalidate()
    }
    const find = followed ? readBulk(followed) : latestBulk(resourceType).then((found) => recent(found))
    // Nothing is lost when this fails: it runs on the server, and the next page asks again.
    find.then(show, () => {})
    return () => {
      isGone = true
    }
  }, [followed, resourceType, revalidate])
  useEffect(() => {
    if (!id || !isRunning) return
    const timer = setInterval(() => {
      readBulk(id).then(setProgress, () => {})
    }, PAUSE)
    return () => clearInterval(timer)
  }, [id, isRunning])
  useEffect(() => {
    if (wasBusy.current && !isRunning) void revalidate()
    wasBusy.current = isRunning
  }, [isRunning, revalidate])
  const close = useCallback(() => {
    try {
      if (id) sessionStorage.setItem(CLOSED, id)
    } catch {
      // A browser that keeps nothing shows it once more.
    }
    setProgress(undefined)
  }, [id])
  return { progress, isRunning, close, setProgress }
}

function recent(found: Progress | undefined): Progress | undefined {
  if (!found || isClosed(found.id)) return undefined
  const ended = found.finishedAt ? Date.parse(found.finishedAt) : Number.POSITIVE_INFINITY
  return isBusy(found) || Date.now() - ended < RECENT_MS ? found : undefined
}
