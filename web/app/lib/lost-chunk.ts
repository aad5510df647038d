import { ownBuild } from './build.ts'

/**
 * After a new build the files of the old one are gone, so a page that was open may miss a part. Loading the page anew
 * brings the new one, once: when that does not help, the error screen says so instead of trying for ever.
 */
export function reloadLostChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    const place = `${ownBuild} ${location.pathname}`
    try {
      if (sessionStorage.getItem('reloaded') === place) return
      sessionStorage.setItem('reloaded', place)
    } catch {
      // Without a memory we could not tell the first time from the tenth.
      return
    }
    event.preventDefault()
    location.reload()
  })
}
